// Suggestions for a search that is being typed, in a single statement.
import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import { drawingOf, inOrder } from './cards.store.ts'
import type { ListQuestion } from './catalogue.rules.ts'
import { searched } from './search.store.ts'
import type { FoundPlace, FoundProduct } from './suggestions.rules.ts'

/** `known` are the terms with a match. */
type FoundSuggestions = { known: number[]; places: FoundPlace[]; products: FoundProduct[] }

const PLACES_MAX = 8
const PRODUCTS_MAX = 8

/** Whether a found machine belongs to the place `n`. */
const isOfPlace = sql`case n.kind
  when 'category' then best.category = n.slug when 'subCategory' then best.sub_category = n.slug
  else best.make = n.slug end`

/** The number of machines of a place in a city ('' means anywhere), from the stored counts. */
const machinesThere = ({ city }: ListQuestion) => sql`(
  select coalesce(sum(c.products), 0)::integer from product_count c
  where c.city = ${city} and case n.kind
    when 'make' then c.key = 'make' and c.value = n.slug
    when 'subCategory' then c.key = '' and c.sub_category = n.slug
    else c.key = '' and c.sub_category in (select slug from sub_category where category = n.slug) end)`

/** The best-matching machines, and every place with a matching name or with one of them. */
export const findSuggestions = (db: Queryable, question: ListQuestion) =>
  db.first(sql<FoundSuggestions>`
    with ${searched(question)},
    best as materialized (
      select f.product_id, f.matched, f.rank, p.slug, p.name, p.category, p.sub_category, p.make
      from found f join product p using (product_id)
      where f.matched = (select max(matched) from found)
    ),
    called as (
      select n.kind, n.slug, n.name, own.named, own.in_name,
        exists (select from best where ${isOfPlace} and best.matched = (select count(*) from query)) as has_all
      from search_name n cross join lateral (
        select coalesce(array_agg(at order by at), '{}') as named, count(*) filter (where ts_filter(n.words, '{a}') @@ query.words) as in_name
        from query where n.words @@ query.words) own
    ),
    place as (
      select n.*, ${machinesThere(question)} as machines from called n where cardinality(named) > 0 or has_all
      order by cardinality(named) desc, kind <> 'category', in_name desc, has_all desc, machines desc, kind, name limit ${PLACES_MAX * 2}
    )
    select
      (select coalesce(json_agg(at order by at), '[]') from query) as known,
      (select coalesce(json_agg(json_build_object('kind', kind, 'slug', slug, 'name', name, 'named', named, 'hasAll', has_all)
        order by cardinality(named) desc, kind <> 'category', in_name desc, has_all desc, machines desc, kind, name), '[]')
        from (select * from place where machines > 0 limit ${PLACES_MAX}) shown) as places,
      (select coalesce(json_agg(json_build_object('slug', p.slug, 'name', p.name, 'specs', p.specs,
        'typical', p.typical, 'perMonthPaise', p.per_month_paise, 'drawing', ${drawingOf}) order by shown.place), '[]') from (
        select product_id, row_number() over () as place
        from (select product_id from best order by ${inOrder(question.sort)} limit ${PRODUCTS_MAX}) ordered
      ) shown join product p using (product_id)) as products`)
