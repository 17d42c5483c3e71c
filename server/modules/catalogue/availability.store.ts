import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

export type PlacedProduct = { productId: string; slug: string; name: string; subCategory: string; withdrawn: boolean }

const product = sql`product_id as "productId", slug, name, sub_category as "subCategory",
  withdrawn_at is not null as withdrawn`

/** Locks the product's availability against changes until the transaction ends. */
export const shareLockProduct = (tx: Queryable, productId: string) =>
  tx.first(sql<PlacedProduct>`select ${product} from product where product_id = ${productId} for share`)

/** Locks the product's availability against changes and other locks until the transaction ends. */
export const lockProduct = (tx: Queryable, slug: string) =>
  tx.first(sql<PlacedProduct>`select ${product} from product where slug = ${slug} for no key update`)

export const isIn = async (tx: Queryable, productId: string, city: string) =>
  (await tx.first(sql`select 1 from product_city where product_id = ${productId} and city = ${city}`)) !== undefined

/** Returns whether that was new. */
export const putInto = async (tx: Queryable, productId: string, city: string) =>
  (await tx.first(sql`
    insert into product_city (product_id, city) values (${productId}, ${city}) on conflict do nothing returning 1`)) !==
  undefined

/** Returns whether it was there. */
export const takeFrom = async (tx: Queryable, productId: string, city: string) =>
  (await tx.first(sql`delete from product_city where product_id = ${productId} and city = ${city} returning 1`)) !==
  undefined
