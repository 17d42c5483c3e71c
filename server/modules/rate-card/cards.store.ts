import { sql } from 'kysely'
import type { NewRateCard } from '#contract/rate-card.ts'
import type { AgreedTerms } from '#contract/rate-terms.ts'
import type { Queryable } from '#server/platform/database.ts'

/** A row of `rate_card` as JSON, so both engines give its amounts as numbers and its dates as text. */
export type CardRow = {
  rate_card_id: string
  product_id: string | null
  sub_category: string | null
  city: string | null
  valid_from: string
  month_paise: number | null
  week_paise: number | null
  day_paise: number | null
  operator_month_paise: number | null
  operator_day_paise: number | null
  mobilisation: NewRateCard['mobilisation']
  terms: AgreedTerms
  made_at: string
  made_by: string | null
  withdrawn_at: string | null
}

export type CostRow = {
  machine_month_paise: number | null
  operator_month_paise: number | null
  trip_paise: number | null
}

/** Makes changes of rates wait for each other, so each sees those before it. */
export const lockCards = (tx: Queryable) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('rate cards', 0))`)

/** Adds cards. Throws the database's error for a second card from the same day. */
export const insertCards = (tx: Queryable, cards: readonly CardRow[]) =>
  tx.rows(sql`
    insert into rate_card (rate_card_id, product_id, sub_category, city, valid_from, month_paise, week_paise, day_paise,
      operator_month_paise, operator_day_paise, mobilisation, terms, made_at, made_by)
    select rate_card_id, product_id, sub_category, city, valid_from, month_paise, week_paise, day_paise,
      operator_month_paise, operator_day_paise, nullif(mobilisation, 'null'), terms, made_at, made_by
    from jsonb_populate_recordset(null::rate_card, ${JSON.stringify(cards)}::jsonb)`)

type FirstCard = Pick<CardRow, 'rate_card_id' | 'valid_from' | 'month_paise' | 'day_paise' | 'terms' | 'made_at'> & {
  slug: string
}

/** Adds the cards of products that have none. */
export const insertFirstCards = (tx: Queryable, cards: readonly FirstCard[]) =>
  tx.rows(sql`
    insert into rate_card (rate_card_id, product_id, valid_from, month_paise, day_paise, terms, made_at)
    select r.rate_card_id, p.product_id, r.valid_from, r.month_paise, r.day_paise, r.terms, r.made_at
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as r(slug text, rate_card_id uuid, valid_from date,
      month_paise bigint, day_paise bigint, terms jsonb, made_at timestamptz)
    join product p using (slug)
    where not exists (select from rate_card c where c.product_id = p.product_id)`)

export const insertCosts = (tx: Queryable, costs: readonly (CostRow & { rate_card_id: string })[]) =>
  tx.rows(sql`
    insert into rate_card_cost (rate_card_id, machine_month_paise, operator_month_paise, trip_paise)
    select rate_card_id, machine_month_paise, operator_month_paise, trip_paise
    from jsonb_populate_recordset(null::rate_card_cost, ${JSON.stringify(costs)}::jsonb)`)

/** Gives new cards the costs of the cards they follow. */
export const copyCosts = (tx: Queryable, followed: readonly { rateCardId: string; follows: string }[]) =>
  tx.rows(sql`
    insert into rate_card_cost (rate_card_id, machine_month_paise, operator_month_paise, trip_paise)
    select f."rateCardId", c.machine_month_paise, c.operator_month_paise, c.trip_paise
    from jsonb_to_recordset(${JSON.stringify(followed)}::jsonb) as f("rateCardId" uuid, follows uuid)
    join rate_card_cost c on c.rate_card_id = f.follows`)

export type FoundCard = { card: CardRow; cityName: string | null; cost: CostRow | null; subjectName: string }

const found = sql.raw(`to_jsonb(c) as card, city.name as city_name, to_jsonb(cost) as cost,
  coalesce(p.name, s.name) as subject_name`)
const joined = sql.raw(`rate_card c left join city on city.slug = c.city
  left join rate_card_cost cost using (rate_card_id) left join product p using (product_id)
  left join sub_category s on s.slug = c.sub_category`)

/** The cards of a product and of its sub-category, the newest first; costs for those who may see them. */
export const cardsOfProduct = (tx: Queryable, product: { productId: string; subCategory: string }, most: number) =>
  tx.rows(sql<FoundCard>`
    select ${found} from ${joined}
    where c.product_id = ${product.productId} or c.sub_category = ${product.subCategory}
    order by c.valid_from desc, c.made_at desc, c.rate_card_id desc limit ${most}`)

/** Cards in the order of their ids. */
export const cardsById = (tx: Queryable, rateCardIds: readonly string[]) =>
  tx.rows(sql<FoundCard>`
    select ${found} from ${joined} where c.rate_card_id = any (${rateCardIds}::uuid[]) order by c.rate_card_id`)

/** Returns whether there was such a card that had not begun. */
export const withdraw = async (tx: Queryable, rateCardId: string, { today, now }: { today: string; now: Date }) =>
  (await tx.first(sql`
    update rate_card set withdrawn_at = ${now}
    where rate_card_id = ${rateCardId} and withdrawn_at is null and valid_from > ${today} returning 1`)) !== undefined

export type CardProductRow = {
  productId: string
  slug: string
  name: string
  subCategory: { slug: string; name: string }
}

const product = sql.raw(`p.product_id, p.slug, p.name,
  jsonb_build_object('slug', s.slug, 'name', s.name) as sub_category`)

export const productBySlug = (tx: Queryable, slug: string) =>
  tx.first(sql<CardProductRow>`
    select ${product} from product p join sub_category s on s.slug = p.sub_category where p.slug = ${slug}`)

/** The subject of a new card: a product or a sub-category; undefined if neither exists. */
export const subjectName = async (
  tx: Queryable,
  { productId, subCategory }: Pick<NewRateCard, 'productId' | 'subCategory'>,
) =>
  (
    await tx.first(sql<{ name: string }>`
    select name from product where product_id = ${productId ?? null}::uuid
    union all select name from sub_category where slug = ${subCategory ?? null}`)
  )?.name
