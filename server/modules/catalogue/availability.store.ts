import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

type PlacedProduct = { slug: string; name: string; withdrawn: boolean }

const product = sql`slug, name, withdrawn_at is not null as withdrawn`

/** Locks the product's availability against changes until the transaction ends. */
export const shareLockProduct = (tx: Queryable, productId: string) =>
  tx.first(sql<PlacedProduct>`select ${product} from product where product_id = ${productId} for share`)

export const isIn = async (tx: Queryable, productId: string, city: string) =>
  (await tx.first(sql`select 1 from product_city where product_id = ${productId} and city = ${city}`)) !== undefined
