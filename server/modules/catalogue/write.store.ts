// All writes to the catalogue; always inside a transaction that also raises the version.
import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import type { SearchName } from './product-entry.rules.ts'
import type { Attribute, LineNode } from './structure.rules.ts'
import { soundOf } from './words.rules.ts'

/** Raises the version after a change, which makes all cached answers stale. Returns the new version. */
export const bumpVersion = async (tx: Queryable) =>
  (
    await tx.first(sql<{ version: string }>`
    update catalogue_version set version = version + 1 returning version::text`)
  )?.version

const asJson = (rows: unknown) => sql`${JSON.stringify(rows)}::jsonb`

export async function writeStructure(tx: Queryable, lines: readonly LineNode[], common: readonly Attribute[]) {
  const categories = lines.flatMap((line) => line.categories.map((category) => ({ ...category, parent: line.slug })))
  const subCategories = categories.flatMap((category) =>
    category.subCategories.map((sub) => ({ ...sub, parent: category.slug })),
  )
  await writeLines(tx, lines)
  await writeCategories(tx, categories)
  await writeSubCategories(tx, subCategories)
  await writeAttributes(tx, categories)
  await tx.rows(sql`delete from common_attribute`)
  await tx.rows(sql`
    insert into common_attribute (key, label, options, position)
    select key, label, nullif(options, 'null'), position
    from rows from (jsonb_to_recordset(${asJson(common)}) as (key text, label text, options jsonb))
      with ordinality as r(key, label, options, position)`)
}

const writeLines = (tx: Queryable, lines: readonly unknown[]) =>
  tx.rows(sql`
    insert into product_line (slug, name, description, position)
    select * from rows from (jsonb_to_recordset(${asJson(lines)}) as (slug text, name text, description text))
      with ordinality as r(slug, name, description, position)
    on conflict (slug) do update set
      name = excluded.name, description = excluded.description, position = excluded.position`)

const writeCategories = (tx: Queryable, categories: readonly unknown[]) =>
  tx.rows(sql`
    insert into category (slug, product_line, name, description, popular, position)
    select * from rows from (jsonb_to_recordset(${asJson(categories)})
      as (slug text, parent text, name text, description text, popular boolean))
      with ordinality as r(slug, product_line, name, description, popular, position)
    on conflict (slug) do update set
      product_line = excluded.product_line, name = excluded.name, description = excluded.description,
      popular = excluded.popular, position = excluded.position`)

const writeSubCategories = (tx: Queryable, subCategories: readonly unknown[]) =>
  tx.rows(sql`
    insert into sub_category (slug, category, name, description, position)
    select * from rows from (jsonb_to_recordset(${asJson(subCategories)})
      as (slug text, parent text, name text, description text))
      with ordinality as r(slug, category, name, description, position)
    on conflict (slug) do update set
      category = excluded.category, name = excluded.name, description = excluded.description,
      position = excluded.position`)

async function writeAttributes(tx: Queryable, categories: readonly { slug: string; attributes: Attribute[] }[]) {
  const attributes = categories.flatMap(({ slug, attributes }) =>
    attributes.map((attribute, position) => ({ ...attribute, category: slug, position })),
  )
  await tx.rows(sql`delete from category_attribute`)
  await tx.rows(sql`
    insert into category_attribute
      (category, key, label, unit, kind, filterable, options, range_min, range_max, position)
    select category, key, label, unit, kind, filterable, nullif(options, 'null'), min, max, position
    from jsonb_to_recordset(${asJson(attributes)}) as r(
      category text, key text, label text, unit text, kind text, filterable boolean, options jsonb,
      min double precision, max double precision, position integer)`)
}

/** A row of `product`, with the words and cities that are stored in their own tables. */
export type ProductRow = Record<string, unknown> & { slug: string }

/**
 * Writes machines by slug: a new one gets the given id, an existing one keeps its own, and its rate, which the rate card
 * sets.
 */
export async function writeProducts(tx: Queryable, products: readonly ProductRow[]) {
  const rows = JSON.stringify(products)
  await tx.rows(sql`
    insert into product (product_id, slug, name, make, model, product_line, category, sub_category, description,
      applications, specs, per_month_paise, per_day_paise, rate_basis, rate_includes, mobilisation_mode,
      mobilisation_note, fuel_type, fuel_consumption, fuel_note, rented_with_operator, drawing_hash,
      drawing_width_m, drawing_height_m, choices, typical, shelf, size)
    select r.*, shelf_of(r.category), size_of(r.category, r.specs) from jsonb_to_recordset(${rows}::jsonb) as r(product_id uuid, slug text, name text, make text,
      model text, product_line text, category text, sub_category text, description text, applications text[],
      specs jsonb, per_month_paise bigint, per_day_paise bigint, rate_basis text, rate_includes text,
      mobilisation_mode text, mobilisation_note text, fuel_type text, fuel_consumption text, fuel_note text,
      rented_with_operator text, drawing_hash text, drawing_width_m double precision,
      drawing_height_m double precision, choices text[], typical text[])
    on conflict (slug) do update set
      name = excluded.name, make = excluded.make, model = excluded.model, product_line = excluded.product_line,
      category = excluded.category, sub_category = excluded.sub_category, description = excluded.description,
      applications = excluded.applications, specs = excluded.specs, rate_includes = excluded.rate_includes, mobilisation_mode = excluded.mobilisation_mode,
      mobilisation_note = excluded.mobilisation_note, fuel_type = excluded.fuel_type,
      fuel_consumption = excluded.fuel_consumption, fuel_note = excluded.fuel_note,
      rented_with_operator = excluded.rented_with_operator, drawing_hash = excluded.drawing_hash,
      drawing_width_m = excluded.drawing_width_m, drawing_height_m = excluded.drawing_height_m,
      choices = excluded.choices, typical = excluded.typical, shelf = excluded.shelf, size = excluded.size,
      -- What the desk has withdrawn stays so.
      withdrawn_at = case when product.edited_at is null then null else product.withdrawn_at end`)
  await writeCities(tx, rows)
  await writeWords(tx, rows)
}

async function writeCities(tx: Queryable, rows: string) {
  await tx.rows(sql`
    delete from product_city where product_id in (
      select p.product_id from jsonb_to_recordset(${rows}::jsonb) as r(slug text) join product p using (slug))`)
  await tx.rows(sql`
    insert into product_city (product_id, city)
    select p.product_id, unnest(r.cities)
    from jsonb_to_recordset(${rows}::jsonb) as r(slug text, cities text[]) join product p using (slug)`)
}

const writeWords = (tx: Queryable, rows: string) =>
  tx.rows(sql`
    insert into product_search (product_id, words)
    select p.product_id, setweight(to_tsvector('yantra', r.naming), 'A') || setweight(to_tsvector('yantra', r.kind), 'B')
      || setweight(to_tsvector('yantra', r.uses), 'C') || to_tsvector('yantra', r.text) || r.figures::tsvector
    from jsonb_to_recordset(${rows}::jsonb)
      as r(slug text, naming text, kind text, uses text, text text, figures text) join product p using (slug)
    on conflict (product_id) do update set words = excluded.words`)

/** The search words of categories and sub-categories; a name weighs more than the trade's words. */
export async function writeSearchNames(tx: Queryable, names: readonly SearchName[]) {
  await tx.rows(sql`delete from search_name where kind <> 'make'`)
  await tx.rows(sql`
    insert into search_name (kind, slug, name, words)
    select kind, slug, name, setweight(to_tsvector('yantra', naming), 'A') || to_tsvector('yantra', trade)
    from jsonb_to_recordset(${asJson(names)}) as r(kind text, slug text, name text, naming text, trade text)`)
}

/** Makes the makes of all machines searchable. */
export async function nameMakes(tx: Queryable) {
  await tx.rows(sql`delete from search_name where kind = 'make'`)
  await tx.rows(sql`
    insert into search_name (kind, slug, name, words)
    select distinct 'make', make, make, setweight(to_tsvector('yantra', make), 'A')
    from product where withdrawn_at is null`)
}

/** Adds words to the vocabulary; a word that has named a machine keeps that mark. */
export const writeVocabulary = (tx: Queryable, words: ReadonlyMap<string, boolean>) =>
  tx.rows(sql`
    insert into search_word (word, lexeme, sound, naming)
    select word, lexeme, sound, naming from (
      select word, sound, naming,
        case when word like '#%' then word else (tsvector_to_array(to_tsvector('yantra', word)))[1] end as lexeme
      from rows from (jsonb_to_recordset(${asJson([...words].map(([word, naming]) => ({ word, sound: soundOf(word), naming })))})
        as (word text, sound text, naming boolean)) as r(word, sound, naming)
    ) named where lexeme is not null
    on conflict (word) do update set naming = search_word.naming or excluded.naming, sound = excluded.sound
    where search_word.naming < excluded.naming or search_word.sound <> excluded.sound`)

const chosen = sql`cross join lateral (select '' as choice union all select unnest(p.choices)) f`
const places = sql`cross join lateral (
  select '' as city union all select city from product_city where product_id = p.product_id) c`
const counted = sql`p.sub_category, split_part(f.choice, '=', 1),
  substr(f.choice, strpos(f.choice || '=', '=') + 1), count(*)`

/** Recounts everything by city and sub-category. */
export async function countProducts(tx: Queryable) {
  await tx.rows(sql`delete from product_count`)
  await tx.rows(sql`
    insert into product_count (city, sub_category, key, value, products)
    select coalesce(c.city, ''), ${counted}
    from product p
    ${places}
    ${chosen}
    where p.withdrawn_at is null
    group by 1, 2, 3, 4`)
}

/** Recounts a sub-category everywhere. */
export async function countProductsOf(tx: Queryable, subCategory: string) {
  await tx.rows(sql`delete from product_count where sub_category = ${subCategory}`)
  await tx.rows(sql`
    insert into product_count (city, sub_category, key, value, products)
    select coalesce(c.city, ''), ${counted}
    from product p ${places} ${chosen}
    where p.withdrawn_at is null and p.sub_category = ${subCategory}
    group by 1, 2, 3, 4`)
}
