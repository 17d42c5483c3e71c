import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import type { Identifier } from './accounts.rules.ts'

/** Whoever vouches for one of these values waits for whoever did before. */
export const lockValues = (tx: Queryable, values: readonly string[]) =>
  tx.rows(sql`
    select pg_advisory_xact_lock(hashtextextended('contact ' || value, 0))
    from (select unnest(${[...values].sort()}::text[]) as value) wanted`)

export type Holder = { accountId: string; companyId: string | null }

/** Accounts that one of these identifiers signs in to, a phone's first. */
export const holders = (tx: Queryable, values: readonly string[]) =>
  tx.rows(sql<Holder>`
    select a.account_id as "accountId", a.company_id as "companyId"
    from identifier i join account a using (account_id)
    where i.value = any(${[...values]}::text[]) and (i.verified_at is not null or i.vouched_at is not null)
    order by i.kind desc, i.verified_at`)

/** Takes the place of what the account only claimed of this kind. False where somebody else was vouched for. */
export async function vouch(tx: Queryable, accountId: string, { kind, value }: Identifier, now: Date) {
  await tx.rows(sql`delete from identifier where account_id = ${accountId} and kind = ${kind} and verified_at is null`)
  const row = await tx.first(sql`
    insert into identifier (account_id, kind, value, vouched_at) values (${accountId}, ${kind}, ${value}, ${now})
    on conflict do nothing returning 1`)
  return row !== undefined
}

/** Whether the person has ever proved anything: from then on their account is theirs. */
export const hasProvedAny = async (tx: Queryable, accountId: string) =>
  (await tx.first(sql`
    select 1 from identifier where account_id = ${accountId} and verified_at is not null`)) !== undefined

/** The account somebody vouched for with this identifier, which is proved by now. */
export const proveVouched = (tx: Queryable, { kind, value }: Identifier, now: Date) =>
  tx.first(sql<{ accountId: string }>`
    update identifier set verified_at = ${now}
    where kind = ${kind} and value = ${value} and vouched_at is not null and verified_at is null
    returning account_id as "accountId"`)

/** What else was vouched for only claims from now on, or two people could sign in to one account. */
export const stopVouching = (tx: Queryable, accountId: string) =>
  tx.rows(sql`update identifier set vouched_at = null where account_id = ${accountId} and verified_at is null`)

export type Reach = Identifier & { accountId: string }

/** Where each account is reached: what it proved before what was only vouched for, e-mail before phone. */
export const reachOf = (tx: Queryable, accountIds: readonly string[]) =>
  tx.rows(sql<Reach>`
    select distinct on (account_id) account_id as "accountId", kind, value from identifier
    where account_id = any(${[...accountIds]}::uuid[]) and (verified_at is not null or vouched_at is not null)
    order by account_id, verified_at is null, kind`)
