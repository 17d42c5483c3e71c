// Where machines can be rented, as rows of a file: a machine each, with a column for each city.

import { CSV_ROWS_MAX } from '#contract/csv-files.ts'
import { dateInIndia } from '#contract/dates.ts'
import { citySlugs } from '#server/modules/locations/locations.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { column, fileOf, optionalColumn } from '#server/platform/csv-columns.ts'
import { yesNo } from '#server/platform/csv-formats.ts'
import type { Staff } from '#server/platform/principal.ts'
import { productsOf } from './csv.store.ts'
import type { EditedProduct } from './desk-products.store.ts'

export const availabilityColumns = (cities: readonly string[]) => [
  column('slug'),
  ...cities.map((city) => optionalColumn(`cities.${city}`, yesNo, city)),
]

/** What a row says: the machine, and whether it is in each city. */
export const rowOf = ({ facts: { slug, cities } }: EditedProduct) => ({
  slug,
  cities: Object.fromEntries(cities.map((city) => [city, true])),
})

type Query = { subCategory?: string | undefined }

/** The cities of all machines, or of those of a sub-category. Throws `too-many-machines`. */
export const downloadAvailability = (tools: Tools, caller: Staff, { subCategory }: Query) =>
  act(tools, caller, async ({ tx, now }) => {
    const products = await productsOf(tx, subCategory, CSV_ROWS_MAX + 1)
    const content = fileOf(availabilityColumns((await citySlugs(tx)).toSorted()), products.map(rowOf))
    return { name: `availability-${dateInIndia(now)}.csv`, content }
  })
