import { sql } from 'kysely'
import type { QuoteContent } from '#contract/quotes.content.ts'
import type { DeskQuote } from '#contract/quotes.desk.ts'
import type { QuoteDocument, QuoteStatus } from '#contract/quotes.ts'
import type { Action, Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import type { Staff } from '#server/platform/principal.ts'
import { statusAt } from './status.store.ts'

/** A version as it is stored. */
export type Stored = {
  quoteId: string
  quoteNumber: string
  version: number
  status: QuoteStatus
  enquiryId: string
  revision: number
  content: QuoteContent
  document: QuoteDocument | null
  hash: string | null
  changedAt: string
  changedBy: string
  sentAt: string | null
}

const offers = sql.raw(`(select json_agg(o.pricing || jsonb_build_object('productId', o.product_id) order by o.offer_no)
  from quote_offer o where o.quote_id = l.quote_id and o.line_no = l.line_no)`)
const lines = sql`(select json_agg(json_build_object('enquiryLineNo', l.enquiry_line_no, 'quantity', l.quantity,
    'from', l.from_date, 'to', l.to_date, 'discountPaise', l.discount_paise, 'extras', l.extras, 'offers', ${offers})
    order by l.line_no)
  from quote_line l where l.quote_id = q.quote_id)`
const content = sql`json_build_object('validUntil', q.valid_until, 'advancePaise', q.advance_paise,
  'depositPaise', q.deposit_paise, 'paymentDays', q.payment_days, 'noticeDays', q.notice_days,
  'deemedDays', q.deemed_days, 'certifyDays', q.certify_days, 'cycle', q.cycle, 'cycleDay', q.cycle_day,
  'discountReason', q.discount_reason, 'termsText', q.terms_text, 'lines', ${lines})`
const storedAt = (now: Date) => sql`q.quote_id, q.quote_number, q.version,
  ${statusAt(now)} as status, q.enquiry_id, q.revision, ${content} as content, q.document, q.hash,
  ${instant('q.changed_at')} as changed_at, q.changed_by, ${instant('q.sent_at')} as sent_at`

/** A version with its lines, for the desk; undefined for an unknown id. */
export const quoteById = ({ tx, now }: Transaction, quoteId: string) =>
  tx.first(sql<Stored>`select ${storedAt(now)} from quote q where q.quote_id = ${quoteId}`)

/** The newest version for an enquiry, drafts included. */
export const newestOf = ({ tx, now }: Transaction, enquiryId: string) =>
  tx.first(sql<Stored>`
    select ${storedAt(now)} from quote q where q.enquiry_id = ${enquiryId} order by q.version desc limit 1`)

/** The id of the version that is live, or that has expired since. */
export const liveOf = (tx: Queryable, enquiryId: string) =>
  tx.first(sql<{ quoteId: string }>`
    select quote_id from quote where enquiry_id = ${enquiryId} and status = 'SENT'`)

/** The document of the version that was sent before this one; null for the first. */
export const documentBefore = async (tx: Queryable, quoteId: string) =>
  (
    await tx.first(sql<{ document: QuoteDocument }>`
    select b.document from quote b join quote q using (enquiry_id)
    where q.quote_id = ${quoteId} and b.version < q.version and b.status <> 'DRAFT' order by b.version desc limit 1`)
  )?.document ?? null

/** The last valid days of the versions to a company that nobody has answered. */
export const sentToCompany = (tx: Queryable, companyId: string) =>
  tx.rows(sql<{ validUntil: string }>`
    select valid_until from quote join enquiry using (enquiry_id)
    where enquiry.company_id = ${companyId} and quote.status = 'SENT'`)

export const sentToPerson = (tx: Queryable, accountId: string) =>
  tx.rows(sql<{ validUntil: string }>`
    select valid_until from quote join enquiry using (enquiry_id)
    where enquiry.company_id is null and enquiry.account_id = ${accountId} and quote.status = 'SENT'`)

export const versionsOf = ({ tx, now }: Transaction, enquiryId: string) =>
  tx.rows(sql<DeskQuote['versions'][number]>`
    select quote_id, version, ${statusAt(now)} as status,
      quote_total(quote_id, total_paise) as total_paise from quote q
    where enquiry_id = ${enquiryId} order by version desc`)

export const eventsOf = (tx: Queryable, quoteId: string) =>
  tx.rows(sql<DeskQuote['events'][number]>`
    select e.act as event, e.to_status as status, ${instant('e.happened_at')} as at, e.reason,
      coalesce(e.actor_name, trim(concat(a.first_name, ' ', a.last_name))) as actor
    from quote_event e left join account a on a.account_id = e.actor_account_id
    where e.quote_id = ${quoteId} order by e.happened_at, e.event_id`)

/** The names of machines by their ids, withdrawn ones too. */
export const namesOf = async (tx: Queryable, productIds: readonly string[]) => {
  const rows = await tx.rows(sql<{ productId: string; name: string }>`
    select product_id, name from product where product_id = any(${[...new Set(productIds)]}::uuid[])`)
  return new Map(rows.map(({ productId, name }) => [productId, name]))
}

type Heading = { quoteId: string; enquiryId: string; quoteNumber: string; version: number }

export const insertQuote = (
  { tx, now, by }: Action<Staff>,
  heading: Heading,
  { lines: _lines, ...rest }: QuoteContent,
) =>
  tx.rows(sql`
    insert into quote (quote_id, enquiry_id, quote_number, version, status, valid_until, advance_paise, deposit_paise,
      payment_days, notice_days, deemed_days, certify_days, cycle, cycle_day, discount_reason, terms_text, made_by,
      changed_by, changed_at)
    values (${heading.quoteId}, ${heading.enquiryId}, ${heading.quoteNumber}, ${heading.version}, 'DRAFT',
      ${rest.validUntil}, ${rest.advancePaise}, ${rest.depositPaise}, ${rest.paymentDays}, ${rest.noticeDays},
      ${rest.deemedDays}, ${rest.certifyDays}, ${rest.cycle}, ${rest.cycleDay}, ${rest.discountReason},
      ${rest.termsText}, ${by.name}, ${by.name}, ${now})`)

export const updateQuote = (
  { tx, now, by }: Action<Staff>,
  quoteId: string,
  { lines: _lines, ...rest }: QuoteContent,
) =>
  tx.rows(sql`
    update quote set valid_until = ${rest.validUntil}, advance_paise = ${rest.advancePaise},
      deposit_paise = ${rest.depositPaise}, payment_days = ${rest.paymentDays}, notice_days = ${rest.noticeDays},
      deemed_days = ${rest.deemedDays}, certify_days = ${rest.certifyDays}, cycle = ${rest.cycle},
      cycle_day = ${rest.cycleDay}, discount_reason = ${rest.discountReason}, terms_text = ${rest.termsText},
      changed_by = ${by.name}, changed_at = ${now}, revision = revision + 1
    where quote_id = ${quoteId}`)

/** Replaces the lines of a draft, by two statements. */
export async function putLines(tx: Queryable, quoteId: string, { lines: sent }: QuoteContent) {
  const numbered = sent.map(({ offers: _offers, ...line }, index) => ({ ...line, lineNo: index + 1 }))
  const offered = sent.flatMap((line, index) =>
    line.offers.map(({ productId, ...pricing }, n) => ({ lineNo: index + 1, offerNo: n + 1, productId, pricing })),
  )
  await tx.rows(sql`delete from quote_line where quote_id = ${quoteId}`)
  await tx.rows(sql`
    insert into quote_line (quote_id, line_no, enquiry_line_no, quantity, from_date, to_date, discount_paise, extras)
    select ${quoteId}, "lineNo", "enquiryLineNo", quantity, "from", "to", "discountPaise", extras
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as l("lineNo" integer, "enquiryLineNo" integer,
      quantity integer, "from" date, "to" date, "discountPaise" bigint, extras jsonb)`)
  await tx.rows(sql`
    insert into quote_offer (quote_id, line_no, offer_no, product_id, pricing)
    select ${quoteId}, "lineNo", "offerNo", "productId", pricing
    from jsonb_to_recordset(${JSON.stringify(offered)}::jsonb) as o("lineNo" integer, "offerNo" integer,
      "productId" uuid, pricing jsonb)`)
}

export const deleteQuote = (tx: Queryable, quoteId: string) =>
  tx.rows(sql`delete from quote where quote_id = ${quoteId} and status = 'DRAFT'`)

type Issued = { document: QuoteDocument; hash: string; settingsVersion: number }

/** Fixes a draft as it is sent; its status moves with the event. */
export const issueQuote = ({ tx, now }: Action<Staff>, quoteId: string, { document, hash, settingsVersion }: Issued) =>
  tx.rows(sql`
    update quote set document = ${JSON.stringify(document)}::jsonb, hash = ${hash}, total_paise = ${document.totalPaise},
      settings_version = ${settingsVersion}, sent_at = ${now}, changed_at = ${now}, revision = revision + 1
    where quote_id = ${quoteId}`)

/** The desk sees every quote; the policies say who changes them. */
export const every = sql`true`
