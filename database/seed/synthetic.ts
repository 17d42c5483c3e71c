// Machines for benchmarks: variations of the real ones, the same on every run.
import { drawingFacts, type Machine } from '#server/modules/catalogue/drawings.ts'
import { toEntry } from '#server/modules/catalogue/entries.ts'
import type { ProductFacts, Specs } from '#server/modules/catalogue/product-entry.rules.ts'
import type { Database } from '#server/platform/database.ts'
import { toFacts } from './catalogue-rows.ts'
import { readProducts } from './data-files.ts'
import { drawingsChecksum } from './drawings-checksum.ts'
import { isLoaded, loaded, owning } from './ledger.ts'
import { finish, loadEntries, type Report, readSetting } from './load-catalogue.ts'
import { seededId } from './seeded-id.ts'

const BATCH = 500
/** Cities of an invented machine; real ones have about eighteen. */
const CITIES = 8

/** Series letters that turn a known model into a new one: 'GS-1930 B7'. */
const seriesOf = (round: number) => `${'ABCDEFGHJK'[round % 10]}${Math.floor(round / 10) + 2}`

/** Sizes of a known model: few, so machines can share drawings. */
const FACTORS = 12
/** A factor between 0.85 and 1.15, spread evenly over the rounds. */
const factorOf = (round: number) => 0.85 + (0.3 * ((round * 7) % FACTORS)) / FACTORS

const scaled = (value: number, factor: number) =>
  Number.isInteger(value) ? Math.max(1, Math.round(value * factor)) : Number((value * factor).toFixed(2))

const isMeasure = (key: string) => /(M|Kg|T|Kva|Kw|Cfm|M3|L)$/.test(key)

const scaledSpecs = (specs: Specs, factor: number): Specs =>
  Object.fromEntries(
    Object.entries(specs).map(([key, value]) => [
      key,
      typeof value === 'number' && isMeasure(key) ? scaled(value, factor) : value,
    ]),
  )

/** Machines of the same kind and specs look the same. */
function rememberingDrawings() {
  const known = new Map<string, ReturnType<typeof drawingFacts>>()
  return (machine: Machine) => {
    const key = `${machine.subCategory} ${JSON.stringify(machine.specs)}`
    const facts = known.get(key) ?? drawingFacts(machine)
    known.set(key, facts)
    return facts
  }
}

const RUPEES = 100 * 100

/** The `round`-th variation of a machine. */
function variation(base: ProductFacts, round: number): ProductFacts {
  const series = seriesOf(round)
  const factor = factorOf(round)
  const start = (round * 5) % base.cities.length
  return {
    ...base,
    slug: `${base.slug}-${series.toLowerCase()}-u${round}`,
    name: base.name.replace(base.model, `${base.model} ${series}`),
    model: `${base.model} ${series}`,
    specs: scaledSpecs(base.specs, factor),
    perMonthPaise: Math.round((base.perMonthPaise * factor) / RUPEES) * RUPEES,
    perDayPaise: base.perDayPaise && Math.round((base.perDayPaise * factor) / RUPEES) * RUPEES,
    cities: [...base.cities.slice(start), ...base.cities.slice(0, start)].slice(0, CITIES),
  }
}

/**
 * Fills the catalogue up to `total` machines. The real ones must exist. Running it again changes nothing.
 * Returns the number of machines written.
 */
export async function loadSynthetic(db: Database, total: number, report: Report = () => {}): Promise<number> {
  const bases = readProducts().map(toFacts)
  const setting = readSetting()
  const draw = rememberingDrawings()
  const made = (index: number) =>
    variation(bases[index % bases.length] as ProductFacts, Math.floor(index / bases.length))
  const checksum = `2 ${total} ${drawingsChecksum()}`
  const wanted = Math.max(0, total - bases.length)
  return owning(db, async (owner) => {
    if (await isLoaded(owner, 'synthetic', checksum)) return 0
    for (let from = 0; from < wanted; from += BATCH) {
      const facts = Array.from({ length: Math.min(BATCH, wanted - from) }, (_, index) => made(from + index))
      await loadEntries(
        owner,
        facts.map((fact) => toEntry({ ...fact, productId: seededId(fact.slug) }, setting, draw)),
      )
      if ((from / BATCH) % 20 === 19) report(`${from + facts.length} of ${wanted} machines made`)
    }
    report('Counting')
    await finish(owner)
    await loaded(owner, 'synthetic', checksum)
    return wanted
  })
}
