import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pluralName } from './plural-name.ts'

test.each([
  ['Scissor Lift', 'Scissor Lifts'],
  ['DG Set up to 75 kVA', 'DG Sets up to 75 kVA'],
  ['Power Generator', 'Power Generators'],
  ['Aerial Work Platforms', 'Aerial Work Platforms'],
  ['Plant & Machinery', 'Plant & Machinery'],
  ['Earth Moving', 'Earth Moving'],
  ['सिज़र लिफ्ट', 'सिज़र लिफ्ट'],
])('%s: %s', (name, many) => expect(pluralName(name)).toBe(many))

const names = [...readFileSync('database/seed/data/catalogue.json', 'utf8').matchAll(/"name": "([^"]+)"/g)].map(
  ([, name = '']) => name,
)

test('every name of the catalogue has a plural, or stands for many machines already', () => {
  const single = names.filter((name) => pluralName(name) === name)
  expect(
    single.filter((name) => !/(?:Platforms|Machinery|Handling|Moving|Compaction|Equipment|Drilling)$/.test(name)),
  ).toEqual([])
})
