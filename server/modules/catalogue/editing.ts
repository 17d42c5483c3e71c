// Every change of a machine: what is derived from its facts is computed anew, and the public site shows it at once.
import { Problem } from '#contract/problems.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { enqueueAll } from '#server/platform/queue.ts'
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
  return { lines, tradeWords, present: new Set(counts.map((count) => count.subCategory)) }
}

/** A machine by its slug, locked against other changes until the transaction ends. Throws `not-found`. */
export async function lockedProduct(tx: Queryable, slug: string): Promise<EditedProduct> {
  const product = await lockFacts(tx, slug)
  if (!product) throw new Problem('not-found')
  return product
}

/** The new state of a machine; `before` is undefined for a new one. */
export type Edit = { before?: EditedProduct | undefined; facts: KnownFacts; isPublished: boolean }

/** Writes machines, recounts places, drops cached answers, and notifies people who wait where a machine is new. */
export async function writeProducts({ tx, now }: Transaction, edits: readonly Edit[], setting: Setting) {
  // Writers of counts wait for each other here.
  const version = await bumpVersion(tx)
  await writeEntries(
    tx,
    edits.map(({ facts }) => toEntry(facts, setting)),
  )
  await markEdited(
    { tx, now },
    edits.map(({ facts: { productId }, isPublished }) => ({ productId, isPublished })),
  )
  for (const subCategory of new Set(edits.flatMap(placesOf))) await countProductsOf(tx, subCategory)
  await nameMakes(tx)
  await enqueueAll(
    { tx, now },
    edits.flatMap(nowAvailable).map((payload) => ({
      name: PRODUCT_AVAILABLE,
      fact: `${payload.productId}:${payload.city}:${version}`,
      payload,
    })),
  )
}

/** The same for one machine. */
export const writeProduct = (transaction: Transaction, { setting, ...edit }: Edit & { setting: Setting }) =>
  writeProducts(transaction, [edit], setting)

const placesOf = ({ before, facts }: Edit) => [facts.subCategory, before?.facts.subCategory ?? facts.subCategory]

function nowAvailable({ before, facts: { productId, cities }, isPublished }: Edit): ProductAvailable[] {
  const known = new Set(before?.isPublished ? before.facts.cities : [])
  return isPublished ? cities.filter((city) => !known.has(city)).map((city) => ({ productId, city })) : []
}
