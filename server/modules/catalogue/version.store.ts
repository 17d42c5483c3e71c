import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

export const currentVersion = (db: Queryable) =>
  db.first(sql<{ version: string }>`select version::text from catalogue_version`)

/** Makes writers of the catalogue wait for each other until the transaction ends. */
export const lockCatalogue = (tx: Queryable) => tx.rows(sql`select 1 from catalogue_version for update`)
