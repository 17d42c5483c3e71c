import { expect, test } from 'vitest'
import { locationsApi } from '#contract/locations.ts'
import { aServer } from '#tests/support/server.ts'
import { canonicalCities } from './locations.ts'

const { ask, db } = await aServer()

test('the cities, key metros first, match the contract', async () => {
  const reply = await ask({ url: '/v1/public/locations' })
  expect(reply.statusCode).toBe(200)
  const { locations } = locationsApi.listLocations.response.strict().parse(reply.json())
  expect(locations).toHaveLength(97)
  expect(locations.slice(0, 8).map(({ slug }) => slug)).toEqual(
    'ahmedabad bangalore chennai delhi hyderabad kolkata mumbai kochi'.split(' '),
  )
  expect(locations.map(({ metro }) => metro).lastIndexOf(true)).toBe(7)
  expect(locations[1]).toEqual({
    slug: 'bangalore',
    name: 'Bengaluru',
    state: 'Karnataka',
    metro: true,
    aliases: ['Bangalore', 'BLR', 'Bengalooru'],
    lat: 12.9716,
    lng: 77.5946,
  })
})

test('an unchanged list is not sent twice', async () => {
  const { headers } = await ask({ url: '/v1/public/locations' })
  const again = await ask({ url: '/v1/public/locations', headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('an unknown parameter is refused by name', async () => {
  const reply = await ask({ url: '/v1/public/locations?utm_source=x' })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().violations[0].field).toBe('utm_source')
})

test.each([
  ['Bombay', 'mumbai'],
  ['Bengaluru', 'bangalore'],
  ['bengaluru', 'bangalore'],
  ['BANGALORE', 'bangalore'],
  ['Gurgaon', 'gurugram'],
  ['Navi Mumbai', 'navi-mumbai'],
  ['new-bombay', 'navi-mumbai'],
  ['Vizag', 'visakhapatnam'],
  ['Mysuru', 'mysore'],
  ['atlantis', undefined],
])('%s redirects to %s', async (name, slug) => {
  const canonicalCity = await canonicalCities(db)
  expect(canonicalCity(name)).toBe(slug)
})
