import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import type { Specs } from './product-entry.rules.ts'

export type Pictured = {
  slug: string
  name: string
  subCategory: string
  kind: string
  specs: Specs
  typical: string[]
}

/** Machines by slug with the facts on their pictures; without unknown and withdrawn ones. */
export const picturedProducts = (db: Queryable, slugs: readonly string[]) =>
  db.rows(sql<Pictured>`
    select p.slug, p.name, p.sub_category, s.name as kind, p.specs, p.typical
    from product p join sub_category s on s.slug = p.sub_category
    where p.slug = any(${slugs}::text[]) and p.withdrawn_at is null`)
