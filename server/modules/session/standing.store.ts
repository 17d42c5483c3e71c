import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

export const setStatus = (tx: Queryable, accountId: string, status: 'ACTIVE' | 'INACTIVE') =>
  tx.rows(sql`update account set status = ${status} where account_id = ${accountId} and status <> ${status}`)
