// Many cards at a time, for files.
import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import type { CardRow, CostRow } from './cards.store.ts'

type OwnCard = { slug: string | null; card: CardRow; cost: CostRow | null }

/** The first `most` cards in force on a day: of each machine and sub-category in each place the newest that has begun. */
export const cardsInForce = (tx: Queryable, on: string, subCategory: string | undefined, most: number) =>
  tx.rows(sql<OwnCard>`
    with own as (
      select distinct on (product_id, sub_category, city) c.* from rate_card c
      where withdrawn_at is null and valid_from <= ${on}::date
      order by product_id, sub_category, city, valid_from desc)
    select p.slug, to_jsonb(own) as card, to_jsonb(cost) as cost
    from own left join product p using (product_id) left join rate_card_cost cost using (rate_card_id)
    where ${subCategory ?? null}::text is null or coalesce(own.sub_category, p.sub_category) = ${subCategory ?? null}
    order by own.sub_category nulls last, p.name, own.city nulls first, own.rate_card_id limit ${most}`)

/** The subject of a row of a file, and the day from which it counts. */
type Named = { slug: string; subCategory: string; city: string; on: string }
export type Subject = {
  productId: string | null
  subCategory: string | null
  name: string | null
  cityName: string | null
  /** The subject's own card of that place that counts on that day. */
  card: CardRow | null
  cost: CostRow | null
}

/** The subjects of the rows in order; an unknown machine, sub-category or city has a null id or name. */
export const subjectsOf = (tx: Queryable, named: readonly Named[]) =>
  tx.rows(sql<Subject>`
    select p.product_id, s.slug as sub_category, coalesce(p.name, s.name) as name,
      city.name as city_name, to_jsonb(c) as card, to_jsonb(cost) as cost
    from rows from (jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
      as (slug text, "subCategory" text, city text, "on" date))
      with ordinality as r(slug, sub_category, city, on_date, position)
    left join product p on p.slug = r.slug
    left join sub_category s on s.slug = r.sub_category
    left join city on city.slug = r.city
    left join lateral (
      select * from rate_card o
      where (o.product_id = p.product_id or o.sub_category = s.slug) and o.city is not distinct from nullif(r.city, '')
        and o.withdrawn_at is null and o.valid_from <= r.on_date
      order by o.valid_from desc limit 1) c on true
    left join rate_card_cost cost on cost.rate_card_id = c.rate_card_id
    order by r.position`)
