import { sql } from 'kysely'
import type { Enquiry, EnquiryRequest, EnquiryStatus, EnquirySummary } from '#contract/enquiries.ts'
import type { Paged } from '#contract/paging.ts'
import type { CartLine } from '#server/modules/cart/cart.ts'
import type { Action, Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import { containing } from '#server/platform/like.ts'
import { seesWholeCompany, type Viewer } from './enquiries.rules.ts'
import { messagesOf, personName, type StoredMessage } from './messages.store.ts'
import { statusAt } from './status.store.ts'

type NewEnquiry = EnquiryRequest & {
  deliveryAddress: string
  companyId: string | null
  enquiryId: string
  accountId: string
  enquiryNumber: string
  enquiryDate: string
  answerDueAt: Date | null
  answerMinutes: number
}

export const insertEnquiry = ({ tx, now }: Transaction, enquiry: NewEnquiry) =>
  tx.rows(sql`
    insert into enquiry (enquiry_id, account_id, enquiry_number, enquiry_date, status, city_slug, delivery_address,
      start_date, operator_required, po_number, notes, submitted_at, last_spoke_at, answer_due_at, answer_minutes,
      company_id, project_site_id)
    values (${enquiry.enquiryId}, ${enquiry.accountId}, ${enquiry.enquiryNumber}, ${enquiry.enquiryDate}, 'SUBMITTED',
      ${enquiry.city}, ${enquiry.deliveryAddress}, ${enquiry.startDate}, ${enquiry.operatorRequired},
      ${enquiry.poNumber}, ${enquiry.notes}, ${now}, ${now}, ${enquiry.answerDueAt}, ${enquiry.answerMinutes},
      ${enquiry.companyId}, ${enquiry.projectSiteId})`)

export const insertLines = (tx: Queryable, enquiryId: string, lines: readonly CartLine[]) =>
  tx.rows(sql`
    insert into enquiry_line (enquiry_id, line_no, product_id, product_name, quantity, period, duration)
    values ${sql.join(
      lines.map(
        (line, index) =>
          sql`(${enquiryId}, ${index + 1}, ${line.productId}, ${line.productName}, ${line.quantity}, ${line.period}, ${line.duration})`,
      ),
    )}`)

export type EnquiryFilter = Paged & { filter?: 'ALL' | EnquiryStatus | undefined; q?: string | undefined }

/** An administrator sees all enquiries of the company, others their own; nobody sees those of a former company. */
export const seenBy = (viewer: Viewer) => {
  const { accountId, companyId } = viewer
  return seesWholeCompany(viewer)
    ? sql`(enquiry.company_id = ${companyId} or enquiry.company_id is null and enquiry.account_id = ${accountId})`
    : sql`(enquiry.account_id = ${accountId} and (enquiry.company_id is null or enquiry.company_id = ${companyId}))`
}

/** The readers of an enquiry, including the people of its site, who do not act on it. */
export const readBy = (viewer: Viewer) => {
  const { accountId, companyId } = viewer
  return sql`(${seenBy(viewer)} or enquiry.company_id = ${companyId} and exists (
    select from site_assignment s where s.address_id = enquiry.project_site_id and s.account_id = ${accountId}))`
}

const matching = ({ by, now }: Action<Viewer>, { filter, q }: EnquiryFilter) => {
  const status = filter === 'ALL' ? null : (filter ?? null)
  const text = containing(q)
  return sql`${readBy(by)}
    and (${status}::text is null or ${statusAt(now)} = ${status})
    and (${text}::text is null or enquiry_number ilike ${text} or exists (
      select from enquiry_line line where line.enquiry_id = enquiry.enquiry_id and line.product_name ilike ${text}))`
}

/** Sent quotes of the current enquiry, through the view that the quotes row fills (decision 26). */
const itsQuotes = sql.raw('enquiry_quote quote where quote.enquiry_id = enquiry.enquiry_id')
const newestQuote = sql.raw('order by quote.sent_at desc, quote.version desc')

export const summaries = (action: Action<Viewer>, filter: EnquiryFilter) =>
  action.tx.rows(sql<EnquirySummary>`
    select enquiry_id, enquiry_number, enquiry_date,
      ${statusAt(action.now)} as status, city_slug as city, city.name as city_name,
      (select count(*)::int from enquiry_line line where line.enquiry_id = enquiry.enquiry_id) as line_count,
      (select json_agg(line.product_name order by line.line_no) from enquiry_line line
        where line.enquiry_id = enquiry.enquiry_id and line.line_no <= 3) as machines,
      coalesce((select site.address_name from project_site site where site.address_id = enquiry.project_site_id),
        delivery_address) as site_name,
      start_date,
      (select ${personName('asker')} from account asker where asker.account_id = enquiry.account_id) as asked_by,
      (select count(*)::int from enquiry_message m
        where m.enquiry_id = enquiry.enquiry_id and m.read_at is null and m.actor_kind = 'STAFF') as unread,
      (select count(*)::int from ${itsQuotes}) as quote_count,
      (select quote.total_paise from ${itsQuotes} ${newestQuote} limit 1) as latest_total_paise
    from enquiry join city on city.slug = city_slug
    where ${matching(action, filter)}
    order by submitted_at desc, enquiry_id desc
    limit ${filter.size} offset ${filter.page * filter.size}`)

export const count = async (action: Action<Viewer>, filter: EnquiryFilter) =>
  (
    await action.tx.first(sql<{ total: number }>`
    select count(*)::int as total from enquiry where ${matching(action, filter)}`)
  )?.total ?? 0

/** Visible enquiries by status; a status without any is missing. */
export const countsByStatus = ({ tx, by, now }: Action<Viewer>) =>
  tx.rows(sql<{ status: EnquiryStatus; total: number }>`
    select ${statusAt(now)} as status, count(*)::int as total from enquiry where ${readBy(by)} group by 1`)

const asAddress = sql.raw(`json_build_object('addressId', site.address_id, 'addressName', site.address_name,
  'addressLine1', site.address_line1, 'addressLine2', site.address_line2, 'city', site.city, 'state', site.state,
  'country', site.country, 'pincode', site.pincode, 'zohoCrmId', site.zoho_crm_id, 'addressType', site.address_type)`)

/** Complete, with its lines and events; undefined if no visible enquiry has that id. */
export const enquiry = ({ tx, by, now }: Action<Viewer>, enquiryId: string) =>
  tx.first(sql<Omit<Enquiry, 'officeHours' | 'messages'> & { messages: StoredMessage[] }>`
    select enquiry_id, enquiry_number, enquiry_date,
      ${statusAt(now)} as status,
      city_slug as city, city.name as city_name, delivery_address,
      project_site_id,
      (select ${asAddress} from project_site site where site.address_id = enquiry.project_site_id) as project_site, start_date,
      operator_required, po_number, notes,
      (select json_agg(json_build_object(
          'productId', line.product_id, 'productSlug', product.slug, 'productName', line.product_name,
          'quantity', line.quantity, 'period', line.period, 'duration', line.duration,
          'availableInCity', exists (select from product_city place
            where place.product_id = line.product_id and place.city = enquiry.city_slug)) order by line.line_no)
        from enquiry_line line join product using (product_id)
        where line.enquiry_id = enquiry.enquiry_id) as line_items,
      (select coalesce(json_agg(json_build_object(
          'quoteId', quote.quote_id, 'quoteNumber', quote.quote_number, 'version', quote.version,
          'status', quote_status_at(quote.status, quote.valid_until, ${now}), 'validUntil', quote.valid_until, 'totalPaise', quote.total_paise) ${newestQuote}), '[]')
        from ${itsQuotes}) as quotes,
      (select json_agg(json_build_object(
          'event', happened.act, 'status', happened.to_status, 'reason', happened.reason,
          'at', ${instant('happened.happened_at')},
          'actor', coalesce(happened.actor_name, ${personName('actor')})) order by happened.happened_at, happened.event_id)
        from enquiry_event happened left join account actor on actor.account_id = happened.actor_account_id
        where happened.enquiry_id = enquiry.enquiry_id) as events,
      ${messagesOf('enquiry')} as messages, ${instant('answer_due_at')} as answer_due_at,
      ${instant('first_answered_at')} as first_answered_at, ${seenBy(by)} as may_act
    from enquiry join city on city.slug = city_slug
    where enquiry_id = ${enquiryId} and ${readBy(by)}`)

/** The lines of an enquiry as a cart takes them, and its date; undefined if no visible enquiry has that id. */
export const rented = (tx: Queryable, viewer: Viewer, enquiryId: string) =>
  tx.first(sql<{ enquiryDate: string; lines: CartLine[] }>`
    select enquiry_date,
      (select json_agg(json_build_object(
          'productId', line.product_id, 'productName', line.product_name,
          'withdrawn', product.withdrawn_at is not null,
          'quantity', line.quantity, 'period', line.period, 'duration', line.duration) order by line.line_no)
        from enquiry_line line join product using (product_id)
        where line.enquiry_id = enquiry.enquiry_id) as lines
    from enquiry where enquiry_id = ${enquiryId} and ${readBy(viewer)}`)
