import { sql } from 'kysely'
import type { Paged } from '#contract/paging.ts'
import type { Queryable } from '#server/platform/database.ts'
import { containing } from '#server/platform/like.ts'
import type { CardProductRow, CardRow } from './cards.store.ts'

/** The machines asked for, and the place and day for which their cards count. */
type Asked = {
  filter?: string | undefined
  subCategory?: string | undefined
  productIds?: readonly string[] | undefined
  city: string | null
  on: string
}

type ListedRow = CardProductRow & {
  total: number
  card: CardRow | null
  cityName: string | null
  /** Cities with cards of their own that count then. */
  cities: string[]
}

const asked = ({ filter, subCategory, productIds }: Asked) => {
  const text = containing(filter)
  return sql`p.withdrawn_at is null and (${text}::text is null or p.name ilike ${text})
    and (${subCategory ?? null}::text is null or p.sub_category = ${subCategory ?? null})
    and (${productIds ?? null}::uuid[] is null or p.product_id = any(${productIds ?? null}::uuid[]))`
}

const shown = (query: Asked, { page, size }: Paged) => sql`
  with shown as (
    select p.product_id, p.slug, p.name, p.sub_category, count(*) over ()::int as total
    from product p where ${asked(query)}
    order by p.name, p.product_id limit ${size} offset ${page * size})`

const columns = (on: string) => sql`
  p.product_id, p.slug, p.name, p.total,
  jsonb_build_object('slug', s.slug, 'name', s.name) as sub_category, to_jsonb(c) as card,
  (select name from city where slug = c.city) as city_name,
  array(select distinct city.name from rate_card d join city on city.slug = d.city
    where (d.product_id = p.product_id or d.sub_category = p.sub_category)
      and d.withdrawn_at is null and d.valid_from <= ${on}::date order by 1) as cities`

const joined = ({ city, on }: Asked) => sql`
  shown p join sub_category s on s.slug = p.sub_category
  left join lateral rate_card_for(p.product_id, ${city}, ${on}::date) c on true`

/** The machines of one page by name, each with its card and with the number of all. */
export const listed = (tx: Queryable, query: Asked & Paged) =>
  tx.rows(sql<ListedRow & { changesOn: string | null }>`
    ${shown(query, query)}
    select ${columns(query.on)}, (
      select min(d.valid_from)::text from rate_card d
      where (d.product_id = p.product_id or d.sub_category = p.sub_category and c.product_id is null)
        and (d.city = ${query.city} or d.city is null and c.city is null)
        and d.withdrawn_at is null and d.valid_from > ${query.on}::date) as changes_on
    from ${joined(query)} order by p.name, p.product_id`)

/** The first `most` machines by name, with what a change of their own cards from that day on would meet. */
export const changeable = (tx: Queryable, query: Asked, most: number) =>
  tx.rows(sql<ListedRow & { isTaken: boolean; followedOn: string | null }>`
    ${shown(query, { page: 0, size: most })}
    select ${columns(query.on)}, own.taken is not null as is_taken, own.later::text as followed_on
    from ${joined(query)}
    cross join lateral (
      select min(valid_from) filter (where valid_from = ${query.on}::date) as taken,
        min(valid_from) filter (where valid_from > ${query.on}::date) as later
      from rate_card d
      where d.product_id = p.product_id and d.city is not distinct from ${query.city} and d.withdrawn_at is null) own
    order by p.name, p.product_id`)
