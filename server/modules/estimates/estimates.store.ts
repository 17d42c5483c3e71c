import { sql } from 'kysely'
import { readBy, type Viewer } from '#server/modules/enquiries/viewing.ts'
import type { CardRow } from '#server/modules/rate-card/hire-terms.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Machine } from './estimates.rules.ts'

type FoundMachine = Machine & { productId: string; productName: string; usuallyOperated: boolean }
type FoundCity = { city: string; cityName: string; state: string }

const machine = sql.raw(`p.product_id as "productId", p.slug, p.name as "productName",
  p.rented_with_operator = 'usually' as "usuallyOperated", split_part(p.rate_includes, ';', 1) ~ '\\moperator\\M' as "operatorInRate",
  p.fuel_type as "fuelType", p.fuel_consumption as "fuelConsumption"`)

/** A machine, a city, and the first day of a hire there. */
type AskedHire = { slug: string; city: string; on: string }
/** The card is null if none counts in the city on that day. */
type HireFacts = FoundMachine & FoundCity & { card: CardRow | null }

/** What the price of a machine that is let follows from; undefined if there is no such machine or city. */
export const hireFactsOf = (tx: Queryable, { slug, city, on }: AskedHire) =>
  tx.first(sql<HireFacts>`
    select ${machine}, city.slug as city, city.name as "cityName", city.state,
      (select to_jsonb(c) from rate_card_for(p.product_id, city.slug, ${on}::date) c) as card
    from product p join city on city.slug = ${city} where p.slug = ${slug} and p.withdrawn_at is null`)

/** Machines by their ids, in no order; also those that are not let any more. */
export const machinesById = (tx: Queryable, productIds: readonly string[]) =>
  tx.rows(sql<FoundMachine>`select ${machine} from product p where p.product_id = any (${productIds}::uuid[])`)

export const cityBySlug = (tx: Queryable, slug: string) =>
  tx.first(sql<FoundCity>`select slug as city, name as city_name, state from city where slug = ${slug}`)

export const mayRead = async (tx: Queryable, viewer: Viewer, enquiryId: string) =>
  (await tx.first(sql`select 1 from enquiry where enquiry_id = ${enquiryId} and ${readBy(viewer)}`)) !== undefined
