import { sql } from 'kysely'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'

export const setStatus = (tx: Queryable, accountId: string, status: 'ACTIVE' | 'INACTIVE') =>
  tx.rows(sql`update account set status = ${status} where account_id = ${accountId} and status <> ${status}`)

export const revokeAll = ({ tx, now }: Transaction, accountId: string) =>
  tx.rows(sql`
    update token_family set revoked_at = ${now} where account_id = ${accountId} and revoked_at is null`)
