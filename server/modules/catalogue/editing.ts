// Every change of a machine: what is derived from its facts is computed anew, and the public site shows it at once.
import { Problem } from '#contract/problems.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/queue.ts'
import { type EditedProduct, type KnownFacts, lockFacts, markEdited } from './desk-products.store.ts'
import { type Setting, toEntry, writeEntries } from './entries.ts'
import { readStructure, subCategoryCounts } from './structure.store.ts'
import { tradeWords } from './trade-words.ts'
import { bumpVersion, countProductsOf, nameMakes } from './write.store.ts'

/** The task that follows when a machine becomes available in a city. */
export const PRODUCT_AVAILABLE = 'product-available'
/** The payload of that task. */
export type ProductAvailable = { productId: string; city: string }

/** The catalogue's tree, as a frame for one machine. */
export async function settingOf(tx: Queryable): Promise<Setting> {
  const lines = (await readStructure(tx))?.lines ?? []
  const counts = await subCategoryCounts(tx, '')
  return { lines, tradeWords, present: new Set(counts.map((count) => count.sub_category)) }
}

/** A machine by its slug, locked against other changes until the transaction ends. Throws `not-found`. */
export async function lockedProduct(tx: Queryable, slug: string): Promise<EditedProduct> {
  const product = await lockFacts(tx, slug)
  if (!product) throw new Problem('not-found')
  return product
}

/** What a machine becomes; `before` is undefined for a new one. */
type Edit = { before?: EditedProduct; facts: KnownFacts; isPublished: boolean; setting: Setting }

/** Writes a machine, recounts its place, drops all cached answers, and tells those who wait for it where it is new. */
export async function writeProduct({ tx, now }: Transaction, { before, facts, isPublished, setting }: Edit) {
  // Writers of counts wait for each other here.
  const version = await bumpVersion(tx)
  await writeEntries(tx, [toEntry(facts, setting)])
  await markEdited(tx, facts.productId, { isPublished, now })
  for (const subCategory of new Set([facts.subCategory, before?.facts.subCategory ?? facts.subCategory]))
    await countProductsOf(tx, subCategory)
  await nameMakes(tx)
  if (!isPublished) return
  const known = new Set(before?.isPublished ? before.facts.cities : [])
  for (const city of facts.cities.filter((slug) => !known.has(slug))) {
    const payload: ProductAvailable = { productId: facts.productId, city }
    await enqueue({ tx, now }, { name: PRODUCT_AVAILABLE, fact: `${facts.productId}:${city}:${version}`, payload })
  }
}
