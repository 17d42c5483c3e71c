import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import { isAvailable } from './cards.store.ts'
import type { CountedFigure } from './ranges.rules.ts'
import type { Structure } from './structure.rules.ts'

type Row = Pick<Structure, 'lines' | 'common' | 'makes'> & { figures: CountedFigure[] }

const subCategories = sql`(
  select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'description', description)
    order by position), '[]')
  from sub_category where category = c.slug)`

const attributes = sql`(
  select coalesce(json_agg(json_build_object('key', key, 'label', label, 'unit', unit, 'kind', kind,
    'filterable', filterable, 'options', options, 'min', range_min, 'max', range_max) order by position), '[]')
  from category_attribute where category = c.slug)`

const categories = sql`(
  select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'description', description,
    'popular', popular, 'attributes', ${attributes}, 'subCategories', ${subCategories}) order by position), '[]')
  from category c where product_line = l.slug)`

const figures = sql`(
  select coalesce(json_agg(json_build_array(n.sub_category, n.key, n.value::double precision, n.products)), '[]')
  from product_count n join sub_category s on s.slug = n.sub_category
    join category_attribute a on a.category = s.category and a.key = n.key and a.kind = 'range'
  where n.city = '' and n.value <> '')`

/** The whole tree with its attributes, in one statement. */
export const readStructure = (db: Queryable) =>
  db.first(sql<Row>`
    select
      (select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'description', description,
        'categories', ${categories}) order by position), '[]') from product_line l) as lines,
      (select coalesce(json_agg(json_build_object('key', key, 'label', label, 'unit', null, 'kind', 'choice',
        'filterable', true, 'options', options, 'min', null, 'max', null) order by position), '[]')
        from common_attribute) as common,
      (select coalesce(json_agg(distinct value), '[]') from product_count where city = '' and key = 'make') as makes,
      ${figures} as figures`)

type CountRow = { subCategory: string; products: number; fromPaise: number | null }

/** The number of machines of each sub-category in a city ('' means anywhere), and the lowest rate along an index. */
export const subCategoryCounts = (db: Queryable, city: string) =>
  db.rows(sql<CountRow>`select n.sub_category, n.products, (
      select p.per_month_paise::double precision from product p
      where p.sub_category = n.sub_category and p.withdrawn_at is null and p.per_month_paise > 0
        and ${isAvailable(city)}
      order by p.per_month_paise limit 1) as from_paise
    from product_count n where n.city = ${city} and n.key = ''`)

/** The number of machines of some sub-categories for each choice, as `[key, value, count]`. */
export const storedCounts = (db: Queryable, subCategories: readonly string[]) =>
  db.rows(sql<{ key: string; value: string; products: number }>`
    select key, value, sum(products)::integer as products from product_count
    where city = '' and sub_category = any (${subCategories}::text[]) group by key, value`)
