// One page of machines with the counts of its facets, always in a single statement.
import { sql } from 'kysely'
import type { Product } from '#contract/catalogue.ts'
import type { Queryable } from '#server/platform/database.ts'
import { PLANNED_ANEW } from '#server/platform/statement-names.ts'
import { cardFields, inOrder, inPlace, inScope, passesAll, sortable } from './cards.store.ts'
import type { ListQuestion } from './catalogue.rules.ts'
import type { ChoiceCount } from './facets.rules.ts'
import {
  asCounts,
  FOUND_MAX,
  foundCounts,
  isCapped,
  keepsChoices,
  kindCounts,
  ownCounts,
  storedCounts,
} from './facets.store.ts'
import { distance, fit, meetsAll, ofKinds } from './needs.store.ts'
import type { Meant } from './search.rules.ts'
import { searched, searchIsCapped, understood } from './search.store.ts'

/**
 * `content` is the JSON text of the page's products, `capped` says that there may be more matches than were looked at,
 * `counts` are those of what was found, `own` those without the filter of their key, and `meant` is the interpretation of
 * the search words; `kinds` counts the matches in each sub-category. Of a task, `unknown` counts the machines that may meet it, and `nearest` are the machines nearest to it
 * if none does.
 */
type Found = {
  content: string
  total: number
  capped: boolean
  counts: ChoiceCount[]
  own: ChoiceCount[]
  kinds: { slug: string; count: number }[]
  meant: Meant[]
  unknown: number
  nearest: Product[]
}

const offset = ({ page, size }: ListQuestion) => sql`limit ${size} offset ${page * size}`

/** An unfiltered list: an index gives the page and stored counts give the rest, at any size of the catalogue. */
export const listStored = (db: Queryable, question: ListQuestion) =>
  db.first(sql<Found>`
    with counted as (${storedCounts(question)}), found as (select '' as sub_category where false)
    select
      (select coalesce(json_agg(json_build_object(${cardFields(question.city)})), '[]')::text
        from (select p.*, ${figureColumn(question)} from product p where ${inScope(question)}
          order by ${inOrder(question.sort)} ${offset(question)}) p) as content,
      (select coalesce(sum(products), 0)::integer from counted where choice = '=') as total, false as capped,
      ${asCounts(sql`select * from counted`)} as counts, '[]'::json as own,
      (${kindCounts(question, sql`true`)}) as kinds, '[]'::json as meant, 0 as unknown, '[]'::json as nearest`)

const figureColumn = ({ sort }: ListQuestion) =>
  sort.by === 'spec' ? sql`(p.specs ->> ${sort.key}::text)::double precision as figure` : sql`null as figure`

/** A filtered list or a search: the matches are computed once, and then counted, sorted and shown. */
export const listFound = (db: Queryable, question: ListQuestion) =>
  db.first(sql<Found>`${planOf(question)}
    with ${isSearch(question) ? searched(question) : filtered(question)},
    page as (
      select product_id, row_number() over () as place
      from (select product_id from found order by ${inOrder(question.sort)} ${offset(question)}) ordered
    )
    select
      (select coalesce(json_agg(json_build_object(${cardFields(question.city)}) order by page.place), '[]')::text
        from page join product p using (product_id)) as content,
      (select count(*)::integer from found) as total, (${mayBeMore(question)}) as capped,
      ${asCounts(foundCounts(question))} as counts, ${asCounts(ownCounts(question))} as own,
      (${kindCounts(question, mayBeMore(question))}) as kinds,
      (${isSearch(question) ? understood : sql`'[]'::json`}) as meant,
      (${unknown(question)}) as unknown, (${nearest(question)}) as nearest`)

const isSearch = ({ terms }: ListQuestion) => terms.length > 0

const mayBeMore = (question: ListQuestion) => (isSearch(question) ? searchIsCapped : isCapped)

/** Filters leave a few machines or thousands, so one plan for all would be wrong; words are looked up alike. */
const planOf = (question: ListQuestion) => (isSearch(question) ? sql`` : sql.raw(PLANNED_ANEW))

/** The machines of the model that a question names beside what it asks. */
const ofModel = ({ terms }: ListQuestion) =>
  terms.length > 0
    ? sql`p.product_id in (select s.product_id from product_search s where s.words @@ (select every_word from asked))`
    : sql`true`

/** The machines of the kinds in question that miss nothing, but of which not every figure is known. */
const unknown = (question: ListQuestion) =>
  question.task
    ? sql`select count(*)::integer from product p where ${inPlace(question)} and ${passesAll(question.filters)}
        and ${ofKinds(question.task)} and ${ofModel(question)} and (${meetsAll(question.task)}) is null`
    : sql`0`

const NEAREST = 3

/** If no machine meets the task, the nearest of its kinds; those that may meet it are counted as `unknown`. */
const nearest = (question: ListQuestion) =>
  question.task
    ? sql`select coalesce(json_agg(json_build_object(${cardFields(question.city)}) order by p.far, p.per_month_paise), '[]') from (
        select p.*, ${distance(question.task)} as far from product p
        where ${inPlace(question)} and ${passesAll(question.filters)} and ${ofKinds(question.task)} and ${ofModel(question)}
          and (${meetsAll(question.task)}) is false
        order by far, p.per_month_paise, p.product_id
        limit case when exists (select from found) then 0 else ${NEAREST}::integer end) p`
    : sql`'[]'::json`

// Narrow rows, and no more than are counted: what is kept of each costs more than what is read.
const filtered = (question: ListQuestion) => sql`
  found as materialized (
    select p.product_id, p.sub_category, ${keepsChoices(question) ? sql`p.choices,` : sql``} ${sortable(question.sort)},
      ${question.task ? fit(question.task) : sql`0`} as rank
    from product p where ${inScope(question)} and ${passesAll(question.filters)}
    order by ${inOrder(question.sort)} limit ${FOUND_MAX}
  )`
