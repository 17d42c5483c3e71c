import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import type { Identifier } from './accounts.rules.ts'

/** Makes concurrent verifications of the same values wait for each other. */
export const lockValues = (tx: Queryable, values: readonly string[]) =>
  tx.rows(sql`
    select pg_advisory_xact_lock(hashtextextended('contact ' || value, 0))
    from (select unnest(${[...values].sort()}::text[]) as value) wanted`)

/** The verified phones and email addresses of an account. */
export const verifiedOf = async (tx: Queryable, accountId: string) =>
  (
    await tx.rows(sql<{ value: string }>`
    select value from identifier where account_id = ${accountId} and verified_at is not null`)
  ).map(({ value }) => value)

type ContactPoint = Identifier & { accountId: string }

/** The contact point of each account, of its verified identifiers: email before phone. */
export const contactPointsOf = (tx: Queryable, accountIds: readonly string[]) =>
  tx.rows(sql<ContactPoint>`
    select distinct on (account_id) account_id, kind, value from identifier
    where account_id = any(${[...accountIds]}::uuid[]) and verified_at is not null
    order by account_id, kind`)
