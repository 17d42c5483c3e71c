import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import type { Identifier } from './accounts.rules.ts'

/** Whoever verifies one of these values waits for whoever did before. */
export const lockValues = (tx: Queryable, values: readonly string[]) =>
  tx.rows(sql`
    select pg_advisory_xact_lock(hashtextextended('contact ' || value, 0))
    from (select unnest(${[...values].sort()}::text[]) as value) wanted`)

/** The phones and e-mail addresses an account has verified. */
export const verifiedOf = async (tx: Queryable, accountId: string) =>
  (
    await tx.rows(sql<{ value: string }>`
    select value from identifier where account_id = ${accountId} and verified_at is not null`)
  ).map(({ value }) => value)

export type ContactPoint = Identifier & { accountId: string }

/** Where each account is reached, of what it has verified: e-mail before phone. */
export const contactPointsOf = (tx: Queryable, accountIds: readonly string[]) =>
  tx.rows(sql<ContactPoint>`
    select distinct on (account_id) account_id as "accountId", kind, value from identifier
    where account_id = any(${[...accountIds]}::uuid[]) and verified_at is not null
    order by account_id, kind`)
