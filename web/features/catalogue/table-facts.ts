import type { Facet, Product } from '#contract/catalogue.ts'
import { shortFigure } from '#contract/key-figures.ts'

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
    .filter((facet) => facet.kind === 'range' && !isSaid(facet, facets))
    .filter((facet) => holders(facet) > 0 && holders(facet) >= products.length * SHARE_MIN)
    .toSorted((one, other) => holders(other) - holders(one))
    .slice(0, COLUMNS_MAX)
    .toSorted((one, other) => facets.indexOf(one) - facets.indexOf(other))
    .map(({ key, label, unit }) => ({ key, label, unit }))
  return { columns, cells: products.map((product) => columns.map(({ key }) => cellOf(product, key))) }
}

/** The platform is about 2 m below the working height. */
const isSaid = ({ key }: Facet, facets: readonly Facet[]) =>
  key === 'platformHeightM' && facets.some((other) => other.key === 'workingHeightM')

function cellOf({ specs, typical }: Product, key: string) {
  const value = specs[key]
  return typeof value === 'number' ? shortFigure(value, typical.includes(key)) : ''
}
