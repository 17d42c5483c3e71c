import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

export const currentVersion = (db: Queryable) =>
  db.first(sql<{ version: string }>`select version::text from catalogue_version`)
