import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tasks } from '#contract/needs.ts'
import type { LineNode } from './structure.rules.ts'
import { kindsOf, subCategoriesOf, table } from './tasks.ts'

const { productLines } = JSON.parse(readFileSync('database/seed/data/catalogue.json', 'utf8')) as {
  productLines: LineNode[]
}
const known = productLines.flatMap((line) => line.categories).flatMap((category) => category.subCategories)

test.each(tasks)('%s is done by kinds of the catalogue', (task) => {
  const kinds = kindsOf(task, productLines)
  expect(kinds.filter((kind) => !known.some(({ slug }) => slug === kind))).toEqual([])
  expect(kinds.length).toBeGreaterThan(0)
})

test('a category stands for its sub-categories, each once', () =>
  expect(subCategoriesOf(['rough-terrain-scissor-lift', 'scissor-lift'], productLines)).toEqual([
    'rough-terrain-scissor-lift',
    'electric-scissor-lift',
  ]))

test('kinds that never have a figure are kinds of the catalogue', () => {
  const named = Object.values(table.never).flat()
  expect(named.filter((kind) => !known.some(({ slug }) => slug === kind))).toEqual([])
})
