// The availability of machines by city, as files: a row for each machine, a column for each city.
import { CSV_ROWS_MAX } from '#contract/csv-files.ts'
import { dateInIndia } from '#contract/dates.ts'
import { citySlugs } from '#server/modules/locations/locations.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { auditAll, changedFields } from '#server/platform/audit.ts'
import { column, fileOf, optionalColumn } from '#server/platform/csv-columns.ts'
import { yesNo } from '#server/platform/csv-formats.ts'
import type { CsvImport } from '#server/platform/csv-import.ts'
import type { Cells, FileKind } from '#server/platform/csv-plan.ts'
import { fault } from '#server/platform/csv-read.ts'
import type { Staff } from '#server/platform/principal.ts'
import { lockProducts, productsBySlug, productsOf } from './csv.store.ts'
import type { EditedProduct } from './desk-products.store.ts'
import { type Edit, settingOf, writeProducts } from './editing.ts'
import { subjectOf } from './product-facts.ts'
import { slugsOf } from './products-csv.ts'
import { lockCatalogue } from './version.store.ts'

const columnsOf = async ({ tx }: Pick<Action, 'tx'>) => [
  column('slug'),
  ...(await citySlugs(tx)).toSorted().map((city) => optionalColumn(`cities.${city}`, yesNo, city)),
]

/** Returns the content of a row: the machine, and the cities that have it. */
const rowOf = ({ facts: { slug, cities } }: EditedProduct) => ({
  slug,
  cities: Object.fromEntries(cities.map((city) => [city, true])),
})

type Query = { subCategory?: string | undefined }

/** The cities of all machines, or of those of a sub-category. Throws `too-many-machines`. */
export const downloadAvailability = (tools: Tools, caller: Staff, { subCategory }: Query) =>
  act(tools, caller, async (action) => {
    const products = await productsOf(action.tx, subCategory, CSV_ROWS_MAX + 1)
    const content = fileOf(await columnsOf(action), products.map(rowOf), 'too-many-machines')
    return { name: `availability-${dateInIndia(action.now)}.csv`, content }
  })

type PlacedEdit = Edit & { before: EditedProduct }

/** A machine in the cities of its row. */
function placed(before: EditedProduct, { cities }: ReturnType<typeof rowOf>): PlacedEdit {
  const chosen = Object.entries(cities).flatMap(([city, isThere]) => (isThere ? [city] : []))
  return { ...before, before, facts: { ...before.facts, cities: chosen.toSorted() } }
}

async function kindFor(action: Action<Staff>, rows: readonly Cells[]): Promise<FileKind<PlacedEdit>> {
  const present = await productsBySlug(action.tx, slugsOf(rows))
  return {
    columns: await columnsOf(action),
    keyOf: ({ cell }) => cell('slug'),
    find({ cell }) {
      const product = present.get(cell('slug'))
      if (!product) return [fault('slug', cell('slug'), 'machine-unknown')]
      return { label: product.facts.name, before: rowOf(product), seen: product.version }
    },
    judge(said, _found, { cell }) {
      const before = present.get(cell('slug'))
      if (!before) return { faults: [fault('slug', cell('slug'), 'machine-unknown')] }
      // The columns made it.
      return { work: placed(before, said as ReturnType<typeof rowOf>) }
    },
  }
}

/** Sets the cities of machines by a file's rows, as `setProductCities` does. */
export const availabilityImport: CsvImport<PlacedEdit> = {
  call: 'importAvailability',
  async lock({ tx }, rows) {
    await lockProducts(tx, slugsOf(rows))
    await lockCatalogue(tx)
  },
  kindFor,
  async write(action, edits) {
    await writeProducts(action, edits, await settingOf(action.tx))
    await auditAll(
      action,
      edits.map(({ before, facts }) => ({
        act: 'setProductCities' as const,
        subject: subjectOf(facts),
        changes: changedFields({ cities: before.facts.cities }, { cities: facts.cities }),
      })),
    )
  },
}
