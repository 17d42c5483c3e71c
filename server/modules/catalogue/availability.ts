// Availability of machines in cities. Staff changes go through here; until there is a desk, through `npm run
// availability`.

import { Problem } from '#contract/problems.ts'
import { detailTexts } from '#contract/texts/details.en.ts'
import { cityOf } from '#server/modules/locations/locations.ts'
import { type Tools, type Transaction, transact } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/queue.ts'
import * as store from './availability.store.ts'
import { bumpVersion, countProductsOf } from './write.store.ts'

/** The task that follows when a machine becomes available in a city. */
export const PRODUCT_AVAILABLE = 'product-available'
/** The payload of that task. */
export type ProductAvailable = { productId: string; city: string }

type Placing = { slug: string; city: string; available: boolean }

/**
 * Sets whether a machine can be rented in a city; repeating it changes nothing. Returns both names, and whether
 * anything changed. Throws `not-found` for a withdrawn or unknown product and for an unknown city.
 */
export async function setAvailability(tools: Tools, { slug, city, available }: Placing) {
  return transact(tools, async (transaction) => {
    const { tx } = transaction
    const place = await cityOf(tx, city)
    if (!place) throw new Problem('not-found', { detail: detailTexts.cityNotHere })
    const product = await store.lockProduct(tx, slug)
    if (!product || product.withdrawn) throw new Problem('not-found', { detail: detailTexts.productNotHere })
    const change = available ? store.putInto : store.takeFrom
    const changed = await change(tx, product.productId, city)
    if (changed) await notifyChange(transaction, product, { city, available })
    return { productName: product.name, cityName: place.name, changed }
  })
}

/** Drops the cached answers of the earlier version, and adds the task if the machine has become available. */
async function notifyChange(
  transaction: Transaction,
  { productId, subCategory }: store.PlacedProduct,
  { city, available }: Pick<Placing, 'city' | 'available'>,
) {
  // Writers of counts wait for each other here.
  const version = await bumpVersion(transaction.tx)
  await countProductsOf(transaction.tx, city, subCategory)
  const payload: ProductAvailable = { productId, city }
  if (available)
    await enqueue(transaction, { name: PRODUCT_AVAILABLE, fact: `${productId}:${city}:${version}`, payload })
}

/** A machine by its id, and whether it can be rented in a city; locked against changes until the transaction ends. */
export async function shareLockAvailability(tx: Queryable, productId: string, city: string) {
  const product = await store.shareLockProduct(tx, productId)
  if (!product) return undefined
  const { slug, name, withdrawn } = product
  return { slug, name, withdrawn, available: !withdrawn && (await store.isIn(tx, productId, city)) }
}
