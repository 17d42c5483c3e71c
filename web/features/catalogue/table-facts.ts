import type { Facet, Product } from '#contract/catalogue.ts'
import { grouped } from '#contract/numerals.ts'

/** A figure every row shows; a list can be ordered by its key. */
export type Column = { key: string; label: string; unit: string | null }
/** Cells stand in the order of the columns, '' where a machine has no such figure. */
export type TableFacts = { columns: Column[]; cells: string[][] }

const COLUMNS_MAX = 4
/** Fewer machines than this share of the page would leave a column nearly empty. */
const SHARE_MIN = 1 / 3

/** The main figures of the machines of a page: those most of them have, in the order their kind is described in. */
export function tableOf(products: readonly Product[], facets: readonly Facet[]): TableFacts {
  const holders = ({ key }: Facet) => products.filter(({ specs }) => typeof specs[key] === 'number').length
  const columns = facets
    .filter((facet) => facet.kind === 'range' && holders(facet) > 0 && holders(facet) >= products.length * SHARE_MIN)
    .toSorted((one, other) => holders(other) - holders(one))
    .slice(0, COLUMNS_MAX)
    .toSorted((one, other) => facets.indexOf(one) - facets.indexOf(other))
    .map(({ key, label, unit }) => ({ key, label, unit }))
  return { columns, cells: products.map(({ specs }) => columns.map(({ key }) => cellOf(specs[key]))) }
}

const cellOf = (value: unknown) => (typeof value === 'number' ? grouped(value) : '')
