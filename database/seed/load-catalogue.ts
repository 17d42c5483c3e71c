import { editedProducts } from '#server/modules/catalogue/desk-products.store.ts'
import { type Entry, type Setting, toEntry, writeEntries } from '#server/modules/catalogue/entries.ts'
import { searchNames } from '#server/modules/catalogue/product-entry.rules.ts'
import {
  bumpVersion,
  countProducts,
  nameMakes,
  writeSearchNames,
  writeStructure,
} from '#server/modules/catalogue/write.store.ts'
import { writeCities } from '#server/modules/locations/write.store.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import { commonAttributes, linesOf, toFacts } from './catalogue-rows.ts'
import { checksumOf, type ProductData, readCatalogue, readCities, readProducts, readTradeWords } from './data-files.ts'
import { drawingsChecksum } from './drawings-checksum.ts'
import { isLoaded, loaded, owning } from './ledger.ts'
import { loadCards } from './load-rate-cards.ts'
import { seededId } from './seeded-id.ts'

/** Reports progress, a line at a time. */
export type Report = (line: string) => void

const FILES = ['cities.json', 'catalogue.json', 'products.json', 'synonyms.json']
/** Raise this when the loader writes different rows for the same files. */
const LOADER = 4

/**
 * Loads cities, catalogue and machines into the database, unless they are already there.
 * Returns the number of machines written.
 */
export async function loadCatalogue(db: Database, report: Report = () => {}): Promise<number> {
  const checksum = `${LOADER} ${checksumOf(...FILES)} ${drawingsChecksum()}`
  return owning(db, async (owner) => {
    if (await isLoaded(owner, 'catalogue', checksum)) return 0
    const products = readProducts()
    report(`Loading ${products.length} machines and their cities`)
    await writePlaces(owner)
    await loadEntries(owner, (await allFacts(owner, products)).map(entering(readSetting())))
    await finish(owner)
    await loaded(owner, 'catalogue', checksum)
    return products.length
  })
}

async function writePlaces(owner: Queryable) {
  const { keyMetroCities, otherCities } = readCities()
  const catalogue = readCatalogue()
  await writeCities(owner, keyMetroCities, otherCities)
  const lines = linesOf(catalogue)
  await writeStructure(owner, lines, commonAttributes(catalogue))
  await writeSearchNames(owner, searchNames(lines, readTradeWords()))
}

/** The real catalogue, as the frame for machines. */
export const readSetting = (): Setting => ({
  lines: linesOf(readCatalogue()),
  tradeWords: readTradeWords(),
  present: new Set(readProducts().map(({ subCategory }) => subCategory)),
})

/** The facts of the data files, and those of the database where the desk has edited a machine. */
async function allFacts(owner: Queryable, products: readonly ProductData[]) {
  const edited = await editedProducts(owner)
  const kept = new Set(edited.map(({ slug }) => slug))
  const loaded = products.filter(({ slug }) => !kept.has(slug)).map(toFacts)
  return [...loaded.map((facts) => ({ ...facts, productId: seededId(facts.slug) })), ...edited]
}

const entering = (setting: Setting) => (facts: Parameters<typeof toEntry>[0]) => toEntry(facts, setting)

/** Writes machines with their search words and first rate cards. */
export async function loadEntries(owner: Queryable, entries: readonly Entry[]) {
  await writeEntries(owner, entries)
  await loadCards(owner, entries)
}

/** Updates the counts and raises the catalogue version. */
export async function finish(owner: Queryable) {
  await countProducts(owner)
  await nameMakes(owner)
  await bumpVersion(owner)
}
