import { sql } from 'kysely'
import type { Settings } from '#contract/settings.ts'
import type { Queryable } from '#server/platform/database.ts'

type Saved = { version: number; contents: Settings }

export const latest = (tx: Queryable) =>
  tx.first(sql<Saved>`select version, contents from settings_version order by version desc limit 1`)

export const byNumber = (tx: Queryable, version: number) =>
  tx.first(sql<Saved>`select version, contents from settings_version where version = ${version}`)

type NewVersion = Saved & { changed: readonly string[]; savedAt: Date; savedBy: string | null; savedByName: string }

export const insertVersion = (tx: Queryable, { version, contents, changed, ...saved }: NewVersion) =>
  tx.rows(sql`
    insert into settings_version (version, contents, changed, saved_at, saved_by, saved_by_name)
    values (${version}, ${JSON.stringify(contents)}::jsonb, ${[...changed]}::text[], ${saved.savedAt},
      ${saved.savedBy}, ${saved.savedByName})`)
