import { expect, test } from 'vitest'
import { cityNamed, findCities, matchCities, metrosFirst } from './match-city.ts'

const city = (slug: string, name: string, state: string, ...aliases: string[]) => ({
  slug,
  name,
  state,
  metro: false,
  aliases,
  lat: 20,
  lng: 77,
})
const cities = [
  city('pune', 'Pune', 'Maharashtra'),
  city('bangalore', 'Bengaluru', 'Karnataka', 'Bangalore'),
  city('navi-mumbai', 'Navi Mumbai', 'Maharashtra'),
  city('haldia', 'Haldia', 'West Bengal'),
  city('mumbai', 'Mumbai', 'Maharashtra', 'Bombay'),
]
const found = (typed: string) => matchCities(cities, typed).map(({ slug }) => slug)

test('a city is found by its name, its former names and its state', () => {
  expect(found('beng')).toEqual(['bangalore', 'haldia'])
  expect(found('Bangalore')).toEqual(['bangalore'])
  expect(found('mumb')).toEqual(['navi-mumbai', 'mumbai'])
  expect(found('bom')).toEqual(['mumbai'])
  expect(found('maharashtra')).toEqual(['pune', 'navi-mumbai', 'mumbai'])
})

test('an empty query shows all cities, an unknown place none', () => {
  expect(found('  ')).toHaveLength(5)
  expect(found('paris')).toEqual([])
})

test('metros come first in their own order, then others by name, and matches by name before matches by state', () => {
  const metro = { ...city('zira', 'Zira', 'Punjab'), metro: true }
  const shown = metrosFirst([...cities, metro])
  expect(shown.map(({ slug }) => slug)).toEqual(['zira', 'bangalore', 'haldia', 'mumbai', 'navi-mumbai', 'pune'])
  const punjab = city('ludhiana', 'Ludhiana', 'Punjab')
  expect(matchCities(metrosFirst([...cities, punjab]), 'pu').map(({ slug }) => slug)).toEqual(['pune', 'ludhiana'])
})

test('a city is recognised by its whole name, in any spelling', () => {
  expect(cityNamed(cities, ' navi  MUMBAI')?.slug).toBe('navi-mumbai')
  expect(cityNamed(cities, 'Bombay')?.slug).toBe('mumbai')
  expect(cityNamed(cities, 'Mumb')).toBeUndefined()
})

const looked = (typed: string) => {
  const { cities: known, ...how } = findCities(cities, typed)
  return { ...how, slugs: known.map(({ slug }) => slug) }
}

test.each([
  ['banglore', 'bangalore'],
  ['Bengalooru', 'bangalore'],
  ['puna', 'pune'],
  ['pnue', 'pune'],
  ['mumbay', 'mumbai'],
  ['navi mumbia', 'navi-mumbai'],
])('a misspelled name finds its city: %s', (typed, slug) => {
  expect(looked(typed)).toMatchObject({ by: 'spelling' })
  expect(looked(typed).slugs[0]).toBe(slug)
})

test('a name that is found is not corrected, and an unlike one finds nothing', () => {
  expect(looked('pun')).toEqual({ by: 'name', slugs: ['pune'] })
  expect(looked('atlantis')).toEqual({ by: 'spelling', slugs: [] })
  expect(looked('x'.repeat(5000))).toEqual({ by: 'spelling', slugs: [] })
})

test('a PIN code finds its city, else the cities of its state', () => {
  expect(looked('411 001')).toEqual({ by: 'pin', state: 'Maharashtra', slugs: ['pune'] })
  expect(looked('721602')).toEqual({ by: 'pin', state: 'West Bengal', slugs: ['haldia'] })
  expect(looked('737101')).toEqual({ by: 'pin', state: 'Sikkim', slugs: [] })
  // The army's codes belong to no state.
  expect(looked('990001')).toEqual({ by: 'spelling', slugs: [] })
})
