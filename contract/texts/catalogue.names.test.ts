import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogueNames as english } from './catalogue.names.en.ts'
import { catalogueNames } from './catalogue.names.hi.ts'

type Named = { name: string }
type Attribute = { label: string; unit?: string | null; options?: { label: string }[] }
type Category = Named & { attributes: Attribute[]; subCategories: Named[] }
type Catalogue = {
  commonProductAttributes: Attribute[]
  productLines: (Named & { description: string; categories: Category[] })[]
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../database/seed/data/${file}.json`, import.meta.url), 'utf8'))
const { commonProductAttributes, productLines } = read('catalogue') as Catalogue
const { states } = read('states') as { states: Named[] }
const { keyMetroCities, otherCities } = read('cities') as Record<'keyMetroCities' | 'otherCities', Named[]>
const categories = productLines.flatMap((line) => line.categories)
const attributes = [...commonProductAttributes, ...categories.flatMap((category) => category.attributes)]

/** Units written alike in both languages. */
const SAME_UNITS = new Set(['%', 'kW', 'kN', 'Hz', 'kNm', 'cfm', 'dB(A)', 'kVA', 'V', 'W'])

test.each([
  ['product lines', productLines.flatMap(({ name, description }) => [name, description])],
  ['categories', categories.map(({ name }) => name)],
  ['sub-categories', categories.flatMap(({ subCategories }) => subCategories.map(({ name }) => name))],
  ['labels of specifications', attributes.map(({ label }) => label)],
  ['choices', attributes.flatMap(({ options = [] }) => options.map(({ label }) => label))],
  ['units', attributes.flatMap(({ unit }) => (unit && !SAME_UNITS.has(unit) ? [unit] : []))],
  ['states', states.map(({ name }) => name)],
  ['cities', [...keyMetroCities, ...otherCities].map(({ name }) => name)],
])('all %s of the catalogue have a Hindi name', (_, names) => {
  expect(names).not.toHaveLength(0)
  expect(names.filter((name) => !catalogueNames[name])).toEqual([])
})

test('English names are unchanged', () => {
  expect(english).toEqual({})
})
