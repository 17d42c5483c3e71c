import { searchNames, vocabularyOf, type Words } from '#server/modules/catalogue/product-entry.rules.ts'
import {
  bumpVersion,
  countProducts,
  nameMakes,
  writeProducts,
  writeSearchNames,
  writeStructure,
  writeVocabulary,
} from '#server/modules/catalogue/write.store.ts'
import { writeCities } from '#server/modules/locations/write.store.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import { commonAttributes, type Entry, linesOf, type Setting, toEntry, toFacts } from './catalogue-rows.ts'
import { checksumOf, readCatalogue, readCities, readProducts, readTradeWords } from './data-files.ts'
import { drawingsChecksum } from './drawings-checksum.ts'
import { isLoaded, loaded, owning } from './ledger.ts'
import { loadCards } from './load-rate-cards.ts'

/** Reports progress, a line at a time. */
export type Report = (line: string) => void

const FILES = ['cities.json', 'catalogue.json', 'products.json', 'synonyms.json']
/** Raise this when the loader writes different rows for the same files. */
const LOADER = 3

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
    await writeEntries(owner, products.map(toFacts).map(entering(readSetting())))
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

const entering = (setting: Setting) => (facts: Parameters<typeof toEntry>[0]) => toEntry(facts, setting)

/** Writes machines with their search words and first rate cards. */
export async function writeEntries(owner: Queryable, entries: readonly Entry[]) {
  await writeProducts(
    owner,
    entries.map(({ row }) => row),
  )
  await loadCards(owner, entries)
  await writeVocabulary(owner, vocabularyOfAll(entries.map(({ words }) => words)))
}

function vocabularyOfAll(all: readonly Words[]) {
  const found = new Map<string, boolean>()
  for (const words of all)
    for (const [word, naming] of vocabularyOf(words)) found.set(word, naming || (found.get(word) ?? false))
  return found
}

/** Updates the counts and raises the catalogue version. */
export async function finish(owner: Queryable) {
  await countProducts(owner)
  await nameMakes(owner)
  await bumpVersion(owner)
}
