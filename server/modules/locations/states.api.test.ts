import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { stateNames, townsOf } from './states.ts'

const { ask, call } = await aServer()

test('the names of the 36 states and union territories match the list', async () => {
  const { data } = await call('listStates')
  expect(data.states).toHaveLength(36)
  expect(data.states.slice(0, 2)).toEqual([{ name: 'Andhra Pradesh' }, { name: 'Arunachal Pradesh' }])
  expect(data.states.map(({ name }) => name)).toEqual(stateNames)
  expect(new Set(stateNames).size).toBe(36)
})

test('every state returns its towns, each once', async () => {
  for (const state of stateNames) {
    const { data } = await call('listCitiesOfState', { query: { state } })
    expect({ state, towns: data }).toEqual({ state, towns: townsOf(state) })
    expect({ state, towns: new Set(data).size }).toEqual({ state, towns: data.length })
    expect(data.length).toBeGreaterThan(10)
  }
  expect(townsOf('Maharashtra')).toContain('Pune')
})

test.each(['Atlantis', 'maharashtra', '', '__proto__', '\0'])('%j is no state: 404', async (state) => {
  const reply = await ask({ url: '/v1/public/geo/cities', query: { state } })
  expect([reply.statusCode, reply.json().type]).toEqual([404, '/problems/not-found'])
})

test.each(['', '?state=a&state=b', `?state=${'x'.repeat(81)}`])('cities%s is refused by name', async (query) => {
  const reply = await ask({ url: `/v1/public/geo/cities${query}` })
  expect([reply.statusCode, reply.json().violations[0].field]).toEqual([400, 'state'])
})

test('states may be cached, and an unchanged list is not sent twice', async () => {
  const url = '/v1/public/geo/states'
  const first = await ask({ url })
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const again = await ask({ url, headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
