// One page of machines with the counts of its facets, always in a single statement.
import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import { cardFields, inOrder, inScope, passesAll, type Sql, sortable } from './cards.store.ts'
import type { ListQuestion } from './catalogue.rules.ts'
import type { Count } from './facets.rules.ts'
import type { Meant } from './search.rules.ts'
import { matching, searched, understood } from './search.store.ts'

/** `content` is the JSON text of the page's products, `meant` the interpretation of the search words. */
type Found = { content: string; total: number; counts: Count[]; meant: Meant[] }

const storedCounts = ({ scope, city }: ListQuestion, key?: string) => sql`
  select key, value, sum(products)::integer as products from product_count
  where city = ${city} and sub_category = any (${scope.subCategories}::text[])
    ${key === undefined ? sql`` : sql`and key = ${key}`}
  group by key, value`

const offset = ({ page, size }: ListQuestion) => sql`limit ${size} offset ${page * size}`

/** An unfiltered list: an index gives the page and stored counts give the rest, at any size of the catalogue. */
export const listStored = (db: Queryable, question: ListQuestion) =>
  db.first(sql<Found>`
    with counted as (${storedCounts(question)})
    select
      (select coalesce(json_agg(json_build_object(${cardFields(question.city)})), '[]')::text
        from (select p.*, ${figureColumn(question)} from product p where ${inScope(question)}
          order by ${inOrder(question.sort)} ${offset(question)}) p) as content,
      (select coalesce(sum(products), 0)::integer from counted where key = '') as total,
      (select coalesce(json_agg(json_build_array(key, value, products)), '[]') from counted where key <> '') as counts,
      '[]'::json as meant`)

const figureColumn = ({ sort }: ListQuestion) =>
  sort.by === 'spec' ? sql`(p.specs ->> ${sort.key}::text)::double precision as figure` : sql`null as figure`

/** A filtered list or a search: the matches are computed once, and then counted, sorted and shown. */
export const listFound = (db: Queryable, question: ListQuestion) =>
  db.first(sql<Found>`
    with ${question.terms.length > 0 ? searched(question) : filtered(question)},
    page as (
      select product_id, row_number() over () as place
      from (select product_id from found order by ${inOrder(question.sort)} ${offset(question)}) ordered
    ),
    counted as (
      select split_part(choice, '=', 1) as key, substr(choice, strpos(choice, '=') + 1) as value, count(*)::integer as products
      from found cross join lateral unnest(found.choices) as choice group by choice
    ),
    own as (${ownCounts(question)})
    select
      (select coalesce(json_agg(json_build_object(${cardFields(question.city)}) order by page.place), '[]')::text
        from page join product p using (product_id)) as content,
      (select count(*)::integer from found) as total,
      (select coalesce(json_agg(json_build_array(key, value, products)), '[]') from (
        select * from counted where key <> all (${filteredKeys(question)}::text[]) union all select * from own
      ) every_count) as counts,
      (${question.terms.length > 0 ? understood : sql`'[]'::json`}) as meant`)

const filtered = (question: ListQuestion) => sql`
  found as materialized (
    select p.product_id, p.choices, ${sortable(question.sort)}, 0 as matched, 0 as rank
    from product p where ${inScope(question)} and ${passesAll(question.filters)}
  )`

const filteredKeys = ({ filters }: ListQuestion) => filters.map(({ key }) => key)

/** Counts for the selected choices and ranges, without their own filter. */
function ownCounts(question: ListQuestion): Sql {
  const counts = filteredKeys(question).map((key) => ownCount(question, key))
  return counts.length > 0 ? sql.join(counts, sql` union all `) : sql`select '', '', 0 where false`
}

function ownCount(question: ListQuestion, key: string): Sql {
  const { filters, terms } = question
  if (terms.length === 0 && filters.length === 1) return sql`(${storedCounts(question, key)})`
  const source = terms.length > 0 ? matching(question, passesAll(filters, key)) : unsearched(question, key)
  return sql`(
    select ${key}::text as key, substr(choice, ${key.length + 2}::integer) as value, count(*)::integer as products
    from (${source}) others cross join lateral unnest(others.choices) as choice
    where starts_with(choice, ${`${key}=`}) group by choice)`
}

const unsearched = (question: ListQuestion, key: string) => sql`
  select p.choices from product p where ${inScope(question)} and ${passesAll(question.filters, key)}`
