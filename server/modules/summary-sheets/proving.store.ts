import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

/** The hashes that were certified, by version. */
export const certifiedHashes = (tx: Queryable, summarySheetId: string) =>
  tx.rows(sql<{ version: number; hash: string }>`
    select version, hash from summary_certification where summary_sheet_id = ${summarySheetId} order by version`)
