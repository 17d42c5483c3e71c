import { expect, test } from 'vitest'
import { cityNamed, matchCities, metrosFirst } from './match-city.ts'

const city = (slug: string, name: string, state: string, ...aliases: string[]) => ({
  slug,
  name,
  state,
  metro: false,
  aliases,
})
const cities = [
  city('pune', 'Pune', 'Maharashtra'),
  city('bangalore', 'Bengaluru', 'Karnataka'),
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
