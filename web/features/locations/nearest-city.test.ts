import { expect, test } from 'vitest'
import { kmBetween, nearestCities } from './nearest-city.ts'

const city = (slug: string, lat: number, lng: number) => ({
  slug,
  name: slug,
  state: '',
  metro: false,
  aliases: [],
  lat,
  lng,
})
const mumbai = city('mumbai', 19.076, 72.8777)
const pune = city('pune', 18.5204, 73.8567)
const delhi = city('delhi', 28.6139, 77.209)

test('distances are those of the map, whichever way', () => {
  expect(Math.round(kmBetween(mumbai, pune))).toBe(120)
  expect(Math.round(kmBetween(pune, mumbai))).toBe(120)
  expect(kmBetween(delhi, mumbai)).toBeCloseTo(1153, -1)
  expect(kmBetween(pune, pune)).toBe(0)
})

test('the nearest cities come first', () => {
  const chakan = { lat: 18.76, lng: 73.86 }
  const near = nearestCities([delhi, mumbai, pune], chakan, 2)
  expect(near.map(({ slug, km }) => [slug, km])).toEqual([
    ['pune', 27],
    ['mumbai', 109],
  ])
})
