// Machines as rows of a file.

import { CSV_ROWS_MAX } from '#contract/csv-files.ts'
import { dateInIndia } from '#contract/dates.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { type Column, column, fileOf, optionalColumn } from '#server/platform/csv-columns.ts'
import { type Format, lines, words, yesNo } from '#server/platform/csv-formats.ts'
import type { Staff } from '#server/platform/principal.ts'
import { productsOf } from './csv.store.ts'
import type { EditedProduct } from './desk-products.store.ts'
import { categoryOf, type LineNode } from './structure.rules.ts'
import { readStructure } from './structure.store.ts'

/** What a row says: the form of a machine, its specs by key. */
export const rowOf = ({ facts, isPublished }: EditedProduct) => ({ ...facts, isPublished })
export type ProductRow = ReturnType<typeof rowOf>

/** A figure, words, or yes and no; what it is depends on the kind of the machine. */
const spec: Format = {
  write(value) {
    if (typeof value === 'boolean') return yesNo.write(value)
    return typeof value === 'number' ? value : words.write(value)
  },
  read: words.read,
}

/** The columns of machines of one sub-category, or of all. */
export function productColumns(tree: readonly LineNode[], subCategory?: string): Column[] {
  const one = subCategory === undefined ? undefined : categoryOf(tree, subCategory)
  const categories = one ? [one] : tree.flatMap((line) => line.categories)
  const keys = new Set(categories.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  return [
    column('slug'),
    column('isPublished', yesNo, 'published'),
    column('subCategory'),
    column('name'),
    column('make'),
    column('model'),
    column('description'),
    column('applications', lines),
    column('rateIncludes'),
    column('rentedWithOperator'),
    column('mobilisation.mode'),
    column('mobilisation.note'),
    column('fuel.type'),
    column('fuel.consumption'),
    column('fuel.note'),
    ...[...keys].map((key) => optionalColumn(`specs.${key}`, spec)),
  ]
}

/** The category tree. */
export const treeOf = async (tx: Parameters<typeof readStructure>[0]) => (await readStructure(tx))?.lines ?? []

type Query = { subCategory?: string | undefined }

/** All machines, or those of a sub-category. Throws `too-many-machines`. */
export const downloadProducts = (tools: Tools, caller: Staff, { subCategory }: Query) =>
  act(tools, caller, async ({ tx, now }) => {
    const products = await productsOf(tx, subCategory, CSV_ROWS_MAX + 1)
    const content = fileOf(productColumns(await treeOf(tx), subCategory), products.map(rowOf))
    return { name: `products-${dateInIndia(now)}.csv`, content }
  })
