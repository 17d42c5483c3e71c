import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import type { CardRow, CostRow } from './cards.store.ts'

export type Line = { productId: string; city: string | null; on: string }

/** The card that counts for each line, in their order; null where none does. Costs for those who may see them. */
export const countingCards = (tx: Queryable, lines: readonly Line[]) =>
  tx.rows(sql<{ card: CardRow | null; cost: CostRow | null }>`
    select to_jsonb(c) as card, to_jsonb(cost) as cost
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as ("productId" uuid, city text, "on" date))
      with ordinality as l(product_id, city, on_date, position)
    left join lateral rate_card_for(l.product_id, l.city, l.on_date) c on true
    left join rate_card_cost cost on cost.rate_card_id = c.rate_card_id
    order by l.position`)

/** The products whose public rates a change affects: named ones, those of a sub-category, or all. */
export type Scope = { productIds?: readonly string[] | undefined; subCategory?: string | undefined }

/** The general cards that count on a day; products without one are left out. */
export const generalCards = (tx: Queryable, { productIds, subCategory }: Scope, on: string) =>
  tx.rows(sql<{ productId: string; card: CardRow }>`
    select p.product_id, to_jsonb(c) as card
    from product p cross join lateral rate_card_for(p.product_id, null, ${on}::date) c
    where (${subCategory ?? null}::text is null or p.sub_category = ${subCategory ?? null})
      and (${productIds ?? null}::uuid[] is null or p.product_id = any(${productIds ?? null}::uuid[]))`)
