// Many cards at a time, for files.
import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import type { CardRow, CostRow } from './cards.store.ts'

export type OwnCard = { slug: string | null; card: CardRow; cost: CostRow | null }

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
