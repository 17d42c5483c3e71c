// A machine as JSON, and the conditions of lists: fragments for the statements of this folder.
import { sql } from 'kysely'
import type { Filter, ListQuestion, Sort } from './catalogue.rules.ts'
import { and, meetsAll, ofKinds, type Sql } from './needs.store.ts'

const named = (table: string, slug: string) => sql`(
  select json_build_object('slug', slug, 'name', name) from ${sql.table(table)} where slug = p.${sql.ref(slug)})`

/** Without a city: available anywhere. */
export const isAvailable = (city: string) =>
  city === ''
    ? sql`exists (select from product_city a where a.product_id = p.product_id)`
    : sql`exists (select from product_city a where a.city = ${city} and a.product_id = p.product_id)`

/** The drawing of the row `p`. */
export const drawingOf = sql`json_build_object('url', '/drawings/' || p.slug || '.' || p.drawing_hash || '.svg',
  'widthM', p.drawing_width_m, 'heightM', p.drawing_height_m)`

/** The product fields of every reply, of the row `p`. */
export const cardFields = (city: string) => sql`
  'productId', p.product_id, 'slug', p.slug, 'name', p.name, 'make', p.make, 'model', p.model,
  'productLine', ${named('product_line', 'product_line')}, 'category', ${named('category', 'category')},
  'subCategory', ${named('sub_category', 'sub_category')}, 'specs', p.specs, 'typical', p.typical,
  'rate', json_build_object('perMonthPaise', p.per_month_paise, 'perWeekPaise', p.per_week_paise,
    'perDayPaise', p.per_day_paise,
    'basis', p.rate_basis, 'indicative', true),
  'rentedWithOperator', p.rented_with_operator, 'available', ${isAvailable(city)},
  'drawing', ${drawingOf}`

/** The machines of a place: the narrowest given name is enough, because scopes are checked against the tree. */
export function inPlace({ scope, city }: ListQuestion): Sql {
  const { line, category, subCategory } = scope
  const place = [
    ...(subCategory ? [sql`p.sub_category = ${subCategory}`] : []),
    ...(category && !subCategory ? [sql`p.category = ${category}`] : []),
    ...(line && !category && !subCategory ? [sql`p.product_line = ${line}`] : []),
    ...(city ? [isAvailable(city)] : []),
  ]
  return and([sql`p.withdrawn_at is null`, ...place])
}

/** The machines of a place that meet what the question asks. */
export const inScope = (question: ListQuestion) =>
  and([inPlace(question), ...(question.task ? [ofKinds(question.task), meetsAll(question.task)] : [])])

const figureOf = (key: string) => sql`(p.specs ->> ${key}::text)::double precision`

function passes(filter: Filter): Sql {
  if (filter.kind === 'choice') {
    const choices = filter.values.map((value) => `${filter.key}=${value}`)
    return sql`p.choices && ${choices}::text[]`
  }
  const { key, from, to } = filter
  return and([
    sql`p.choices @> ${[`${key}=`]}::text[]`,
    ...(from === undefined ? [] : [sql`${figureOf(key)} >= ${from}::double precision`]),
    ...(to === undefined ? [] : [sql`${figureOf(key)} <= ${to}::double precision`]),
  ])
}

/** All filters, or all except the one of a key. */
export const passesAll = (filters: readonly Filter[], but?: string) =>
  and(filters.filter(({ key }) => key !== but).map(passes))

/** The columns that `inOrder` needs, of the row `p`; a search has `matched` and `rank` besides. */
export function sortable({ by, key }: Sort): Sql {
  if (by === 'place') return sql`p.shelf, p.size`
  if (by === 'rate') return sql`p.per_month_paise`
  if (by === 'spec') return sql`${figureOf(key)} as figure`
  return by === 'fit' ? sql`p.per_month_paise, p.name` : sql`p.name`
}

/** The order of rows with the columns of `sortable`; ends with the id, so that pages never overlap. */
export function inOrder({ by, descending }: Sort): Sql {
  const direction = descending ? sql`desc` : sql`asc`
  if (by === 'place') return sql`shelf, size, product_id`
  if (by === 'rate') return sql`per_month_paise ${direction}, product_id`
  if (by === 'spec') return sql`figure ${direction} nulls last, product_id`
  if (by === 'fit') return sql`rank desc, per_month_paise, name, product_id`
  return by === 'relevance' ? sql`matched desc, rank desc, name, product_id` : sql`name, product_id`
}
