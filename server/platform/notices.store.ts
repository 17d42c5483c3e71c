import { sql } from 'kysely'
import type { Transaction } from './action.ts'
import type { Database, Queryable } from './database.ts'
import { newId } from './ids.ts'
import { sweepPrivate } from './sweeping.store.ts'

/** The account that causes a notice, and its company, if any. */
export type Cause = { readonly accountId: string; readonly companyId: string | null }

/**
 * Locks the counts of the sender and the recipient, always in this order, so that one request at a time reads and
 * raises them.
 */
export async function lockCounts(tx: Queryable, { accountId, companyId }: Cause, recipient: string) {
  for (const counted of [companyId ?? accountId, recipient])
    await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('notices of ' || ${counted}::text, 0))`)
}

type Caused = { at: Date; isOwn: boolean; isToRecipient: boolean }

/** The times of the notices that the sender caused and that the recipient got since then, oldest first. */
export async function causedSince(tx: Queryable, { accountId, companyId }: Cause, recipient: string, since: Date) {
  await tx.rows(sql`select set_config('app.notice_recipient', ${recipient}, true)`)
  return tx.rows(sql<Caused>`
    select caused_at as at, recipient = ${recipient} as is_to_recipient,
      account_id = ${accountId} or coalesce(company_id = ${companyId}, false) as is_own
    from caused_notice
    where caused_at > ${since}
      and (recipient = ${recipient} or account_id = ${accountId} or company_id = ${companyId})
    order by caused_at`)
}

export const insertCaused = ({ tx, now }: Transaction, { accountId, companyId }: Cause, recipient: string) =>
  tx.rows(sql`
    insert into caused_notice (notice_id, account_id, company_id, recipient, caused_at)
    values (${newId(now.getTime())}, ${accountId}, ${companyId}, ${recipient}, ${now})`)

/** Deletes notices from before then, which no longer count. */
export const sweepCaused = (db: Database, before: Date) =>
  sweepPrivate(db, 'caused_notice', before, sql`caused_at < ${before}`)
