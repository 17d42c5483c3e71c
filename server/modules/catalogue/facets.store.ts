// Counts of facets as `[choice, count]`, where a choice is `powerSource=electric` or `workingHeightM=12.5`.
import { sql } from 'kysely'
import { inScope, passesAll } from './cards.store.ts'
import type { ListQuestion } from './catalogue.rules.ts'
import type { Sql } from './needs.store.ts'
import { matching } from './search.store.ts'

/** A list looks at so many matches: enough to be exact with ten thousand machines, and as fast with a million. */
export const FOUND_MAX = 4000

/** Whether there may be more matches than were looked at. */
export const isCapped = sql`select count(*) >= ${FOUND_MAX}::integer from found`

/** The stored counts of a place, of one key or of all; the choice '=' counts the machines. */
export const storedCounts = ({ scope, city }: ListQuestion, key?: string) => sql`
  select key || '=' || value as choice, sum(products)::integer as products from product_count
  where city = ${city} and sub_category = any (${scope.subCategories}::text[])
    ${key === undefined ? sql`` : sql`and key = ${key}`}
  group by key, value`

/** The matches in each sub-category; if there are too many, the machines of the place. */
export const kindCounts = ({ scope, city }: ListQuestion, capped: Sql) => sql`
  select coalesce(json_agg(json_build_object('slug', sub_category, 'count', products) order by sub_category), '[]') from (
    select sub_category, count(*)::integer as products from found where not (${capped}) group by sub_category
    union all select sub_category, products from product_count
      where city = ${city} and sub_category = any (${scope.subCategories}::text[]) and key = '' and (${capped})) kinds`

/** Rows of `choice` and `products` as JSON. */
export const asCounts = (rows: Sql) => sql`(
  select coalesce(json_agg(json_build_array(choice, products)), '[]') from (${rows}) counted)`

// In the list of columns `unnest` needs no memory of its own for each row, as it does beside the table.
const counted = (rows: Sql, condition = sql`true`) => sql`
  select choice, count(*)::integer as products from (${rows}) chosen where ${condition} group by choice`

/** The counts of what was found; of a list with too many matches those of its place, so that no choice is hidden. */
export const foundCounts = (question: ListQuestion) =>
  keepsChoices(question)
    ? counted(sql`select unnest(choices) as choice from found`)
    : sql`
      select * from (${counted(listedChoices(question))}) exact where not (${isCapped})
      union all select * from (${storedCounts(question)}) stored where (${isCapped})`

/** The conditions of a list are cheap, so it is read once more: that costs less than to keep the choices of each row. */
const listedChoices = (question: ListQuestion) => sql`
  select unnest(p.choices) as choice from product p where ${inScope(question)} and ${passesAll(question.filters)}`

/** Whether `found` has the choices of its machines. */
export const keepsChoices = ({ terms, task }: ListQuestion) => terms.length > 0 || task !== undefined

/** Counts for the selected choices and ranges, without their own filter. */
export function ownCounts(question: ListQuestion): Sql {
  const counts = question.filters.map(({ key }) => ownCount(question, key))
  return counts.length > 0 ? sql.join(counts, sql` union all `) : sql`select '' as choice, 0 as products where false`
}

function ownCount(question: ListQuestion, key: string): Sql {
  const { filters, terms, task } = question
  if (terms.length === 0 && filters.length === 1 && !task) return sql`(${storedCounts(question, key)})`
  const source = terms.length > 0 ? matching(question, passesAll(filters, key)) : unsearched(question, key)
  const choices = sql`select unnest(choices) as choice from (${source}) others`
  return sql`(${counted(choices, sql`starts_with(choice, ${`${key}=`})`)})`
}

const unsearched = (question: ListQuestion, key: string) => sql`
  select p.choices from product p where ${inScope(question)} and ${passesAll(question.filters, key)} limit ${FOUND_MAX}`
