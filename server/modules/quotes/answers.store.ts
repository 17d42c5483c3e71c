// The rows of customers' actions on a version: reading, asking and accepting.
import { sql } from 'kysely'
import type { Choices } from '#contract/quotes.answers.ts'
import type { QuoteAcceptance, QuoteDocument, QuoteRequest } from '#contract/quotes.ts'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { instant } from '#server/platform/instant.store.ts'
import type { Customer } from '#server/platform/principal.ts'

/** Notes the first time that a person saw a version. */
export const noteSeen = ({ tx, now, by }: Action<Customer>, quoteId: string) =>
  tx.rows(sql`
    insert into quote_seen (quote_id, actor_account_id, seen_at) values (${quoteId}, ${by.accountId}, ${now})
    on conflict do nothing`)

type NewRequest = Pick<QuoteRequest, 'kind' | 'message' | 'lines' | 'choices'>

export const insertRequest = ({ tx, now, by }: Action<Customer>, quoteId: string, request: NewRequest) =>
  tx.rows(sql`
    insert into quote_request (request_id, quote_id, kind, actor_account_id, message, lines, choices, requested_at)
    values (${newId(now.getTime())}, ${quoteId}, ${request.kind}, ${by.accountId}, ${request.message},
      ${JSON.stringify(request.lines)}::jsonb, ${JSON.stringify(request.choices)}::jsonb, ${now})`)

/** Whether this person has asked the very same since then. */
export const hasRequested = async (
  { tx, by }: Action<Customer>,
  quoteId: string,
  { kind, message, lines, choices, since }: NewRequest & { since: Date },
) =>
  (await tx.first(sql`
    select 1 from quote_request
    where quote_id = ${quoteId} and actor_account_id = ${by.accountId} and kind = ${kind} and requested_at > ${since}
      and message is not distinct from ${message} and lines = ${JSON.stringify(lines)}::jsonb
      and choices = ${JSON.stringify(choices)}::jsonb`)) !== undefined

/** The times of the requests about a version since then, oldest first. */
export const requestsSince = async (tx: Queryable, quoteId: string, since: Date) =>
  (
    await tx.rows(sql<{ at: Date }>`
    select requested_at as at from quote_request where quote_id = ${quoteId} and requested_at > ${since}
    order by requested_at`)
  ).map(({ at }) => at)

/** A person's name as the rows about them show it. */
const person = (alias: string) => sql.raw(`trim(concat(${alias}.first_name, ' ', ${alias}.last_name))`)

/** One request as JSON, of the alias `r` and its person `asker`. */
export const asRequest = sql`json_build_object('kind', r.kind, 'by', ${person('asker')},
  'at', ${instant('r.requested_at')}, 'message', r.message, 'lines', r.lines, 'choices', r.choices)`

/** The requests about the version of the alias `q` as JSON, oldest first. */
export const requestsOf = sql`(
  select coalesce(json_agg(${asRequest} order by r.requested_at, r.request_id), '[]')
  from quote_request r left join account asker on asker.account_id = r.actor_account_id
  where r.quote_id = q.quote_id)`

/** The people who have seen the version of the alias `q` as JSON, the first one first. */
export const seenOf = sql`(
  select coalesce(json_agg(json_build_object('by', ${person('reader')}, 'at', ${instant('s.seen_at')})
      order by s.seen_at), '[]')
  from quote_seen s left join account reader on reader.account_id = s.actor_account_id where s.quote_id = q.quote_id)`

/** An acceptance without the work order, which another row keeps. */
export type Accepted = Omit<QuoteAcceptance, 'workOrder' | 'totalPaise' | 'chosen'> & {
  choices: Choices
  document: QuoteDocument
}

/** The acceptance of the version of the alias `q` as JSON; null if it was not accepted. */
export const acceptanceOf = sql`(
  select json_build_object('by', x.accepted_by, 'at', ${instant('x.accepted_at')}, 'how', x.how,
    'contactPoint', x.contact_point, 'ip', x.ip, 'browser', x.browser, 'poNumber', x.po_number, 'hash', x.hash,
    'signature', x.signature, 'choices', x.choices, 'document', x.document)
  from quote_acceptance x where x.quote_id = q.quote_id)`

export const insertAcceptance = ({ tx, now, by }: Action<Customer>, quoteId: string, accepted: Omit<Accepted, 'at'>) =>
  tx.rows(sql`
    insert into quote_acceptance (quote_id, actor_account_id, accepted_by, accepted_at, how, contact_point, ip, browser,
      po_number, choices, document, hash, total_paise, signature)
    values (${quoteId}, ${by.accountId}, ${accepted.by}, ${now}, ${accepted.how}, ${accepted.contactPoint},
      ${accepted.ip}, ${accepted.browser}, ${accepted.poNumber}, ${JSON.stringify(accepted.choices)}::jsonb,
      ${JSON.stringify(accepted.document)}::jsonb, ${accepted.hash}, ${accepted.document.totalPaise},
      ${accepted.signature})`)

type Answered = { requests: QuoteRequest[]; seen: { by: string; at: string }[] }

/**
 * Returns the readers of a version and the requests about it, for the desk. A draft has no readers; its requests are
 * those about the version before.
 */
export const answeredOf = (tx: Queryable, quoteId: string) =>
  tx.first(sql<Answered>`
    select ${requestsOf} as requests, case when own.status = 'DRAFT' then '[]' else ${seenOf} end as seen
    from quote own join quote q on q.quote_id = case when own.status = 'DRAFT' then coalesce((
      select b.quote_id from quote b where b.enquiry_id = own.enquiry_id and b.version < own.version
      order by b.version desc limit 1), own.quote_id) else own.quote_id end
    where own.quote_id = ${quoteId}`)

/** The acceptance of a version; null if it was not accepted. */
export const acceptedOf = async (tx: Queryable, quoteId: string) =>
  (
    await tx.first(sql<{ accepted: Accepted | null }>`
    select ${acceptanceOf} as accepted from quote q where q.quote_id = ${quoteId}`)
  )?.accepted ?? null
