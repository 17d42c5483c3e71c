import type { Facet, Product } from '#contract/catalogue.ts'
import { grouped } from '#contract/numerals.ts'

/** A column; its key sorts the list. */
type Column = { key: string; label: string; unit: string | null }
/** Cells are in the order of the columns, '' if a machine lacks the figure. */
export type TableFacts = { columns: Column[]; cells: string[][] }

const COLUMNS_MAX = 4
/** The least share of machines with a figure; with fewer the column would be nearly empty. */
const SHARE_MIN = 1 / 3

/** The figures that most machines of a page have, in the order of their kind. */
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
