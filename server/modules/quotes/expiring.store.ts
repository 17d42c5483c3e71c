import { sql } from 'kysely'
import { dateInIndia } from '#contract/dates.ts'
import type { Transaction } from '#server/platform/action.ts'

/** A version with whoever its enquiry belongs to. */
export type Waiting = {
  quoteId: string
  enquiryId: string
  accountId: string
  companyId: string | null
  totalPaise: number
  validUntil: string
}

const waiting = sql`q.quote_id, q.enquiry_id, e.account_id,
  e.company_id, q.total_paise, q.valid_until
  from quote q join enquiry e using (enquiry_id)`

/** Live versions whose last day has passed. */
export const overdue = ({ tx, now }: Transaction) =>
  tx.rows(sql<Waiting>`select ${waiting} where q.status = 'SENT' and q.valid_until < ${dateInIndia(now)}::date`)

/** Live versions from before today that expire in two days; those too that a day without a server has left over. */
export const expiringSoon = ({ tx, now }: Transaction) => {
  const today = dateInIndia(now)
  return tx.rows(sql<{ quoteId: string }>`
    select quote_id from quote
    where status = 'SENT' and valid_until between ${today}::date + 1 and ${today}::date + 2
      and sent_at < end_of_day(${today}::date - 1)`)
}

/** A version that is still live; undefined for any other. */
export const stillLive = ({ tx, now }: Transaction, quoteId: string) =>
  tx.first(sql<Waiting>`
    select ${waiting} where q.quote_id = ${quoteId} and q.status = 'SENT' and q.valid_until >= ${dateInIndia(now)}::date`)
