import { sql } from 'kysely'
import type { Paged } from '#contract/paging.ts'
import type { Settings } from '#contract/settings.ts'
import type { Queryable } from '#server/platform/database.ts'

export type Saved = { version: number; contents: Settings; savedAt: Date; savedBy: string }

const saved = sql.raw(`version, contents, saved_at, saved_by_name as saved_by`)

export const latest = (tx: Queryable) =>
  tx.first(sql<Saved>`select ${saved} from settings_version order by version desc limit 1`)

export const byNumber = (tx: Queryable, version: number) =>
  tx.first(sql<Saved>`select ${saved} from settings_version where version = ${version}`)

/** Makes saves wait for each other. */
export const lockSettings = (tx: Queryable) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`)

type NewVersion = Saved & { changed: readonly string[]; savedById: string | null }

export const insertVersion = (tx: Queryable, { version, contents, changed, ...by }: NewVersion) =>
  tx.rows(sql`
    insert into settings_version (version, contents, changed, saved_at, saved_by, saved_by_name)
    values (${version}, ${JSON.stringify(contents)}::jsonb, ${[...changed]}::text[], ${by.savedAt}, ${by.savedById},
      ${by.savedBy})`)

type Listed = { version: number; savedAt: Date; savedBy: string; changed: string[]; total: number }

export type VersionFilter = Paged & { filter?: string | undefined }

/** Escapes the wildcards of LIKE. */
const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The versions of one page, newest first; each with the number of all. */
export const versions = (tx: Queryable, { filter, page, size }: VersionFilter) => {
  const text = filter?.trim() ? contains(filter.trim()) : null
  return tx.rows(sql<Listed>`
    select version, saved_at, saved_by_name as saved_by, changed, count(*) over ()::int as total
    from settings_version
    where ${text}::text is null or saved_by_name || ' ' || array_to_string(changed, ' ') ilike ${text}
    order by version desc limit ${size} offset ${page * size}`)
}

type LegalRow = Pick<Settings, 'company' | 'registeredAddress' | 'grievanceOfficer'> & {
  text: string
  isDraft: boolean
  changedAt: Date
}

/** One text of the current settings, with what its page shows around it. */
export const legalText = (db: Queryable, slug: string) =>
  db.first(sql<LegalRow>`
    select contents->'company' as company, contents->'registeredAddress' as registered_address,
      contents->'grievanceOfficer' as grievance_officer, contents->'texts'->>${slug}::text as text,
      not (contents->'texts'->>'readByLawyer')::boolean as is_draft,
      (select max(saved_at) from settings_version where version = 1 or ${`texts.${slug}`} = any(changed)) as changed_at
    from settings_version order by version desc limit 1`)

/** `officer` is the name of the grievance officer. */
export type CompanyNow = { company: Settings['company']; officer: string | null }

/** The current name and numbers of the company. */
export const companyNow = (db: Queryable) =>
  db.first(sql<CompanyNow>`
    select contents->'company' as company, nullif(contents->'grievanceOfficer'->>'name', '') as officer
    from settings_version order by version desc limit 1`)
