import { expect, test } from 'vitest'
import { catalogueNames } from '#contract/texts/catalogue.names.hi.ts'
import { statesByName } from './state-names.ts'

test('states are listed by their names, in both languages', () => {
  const names = statesByName().map(({ name }) => name)
  expect(names).toHaveLength(36)
  expect([names[0], names[1], names.at(-1)]).toEqual(['Andaman and Nicobar Islands', 'Andhra Pradesh', 'West Bengal'])
  const hindi = statesByName((name) => catalogueNames[name] ?? name)
  expect(hindi.findIndex(({ value }) => value === 'Assam')).toBeLessThan(
    hindi.findIndex(({ value }) => value === 'Maharashtra'),
  )
  expect(hindi.map(({ name }) => name)).toContain('महाराष्ट्र')
})
