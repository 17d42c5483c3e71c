import { expect, test } from 'vitest'
import { liveSettings } from '#tests/support/live.ts'
import { aServer, type TestServer } from '#tests/support/server.ts'
import { UNLISTED_PROXY } from './platform/forwarding.ts'

const KEY = 'the.scraper.alone.knows'
const demo = await aServer()
const live = await aServer({ settings: liveSettings(demo.secrets) })
const closed = await aServer({ settings: { ...liveSettings(demo.secrets), METRICS_KEY: KEY, API_DOCS: 'off' } })

const statusOf = async (server: TestServer, url: string, headers: Record<string, string> = {}) =>
  (await server.ask({ url, headers })).statusCode

test('/metrics is open in the demo, absent in live mode, and with a key only for its bearer', async () => {
  expect(await statusOf(demo, '/metrics')).toBe(200)
  expect(await statusOf(live, '/metrics')).toBe(404)
  for (const authorization of ['', KEY, `Bearer ${KEY}x`, `Bearer ${KEY.slice(1)}`])
    expect(await statusOf(closed, '/metrics', { authorization })).toBe(401)
  expect(await statusOf(closed, '/metrics', { authorization: `Bearer ${KEY}` })).toBe(200)
})

test('/docs and /openapi.json exist unless they are switched off', async () => {
  for (const url of ['/docs', '/openapi.json']) {
    expect([url, await statusOf(demo, url)]).toEqual([url, 200])
    expect([url, await statusOf(live, url)]).toEqual([url, 200])
    expect([url, await statusOf(closed, url)]).toEqual([url, 404])
  }
})

test('/readyz of live mode warns of an unlisted proxy and stays ready; the demo does not warn', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7' }
  for (const server of [demo, live]) await server.ask({ url: '/healthz', headers: forwarded })
  expect((await demo.ask({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
  const answer = await live.ask({ url: '/readyz' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status: 'ready', warnings: [UNLISTED_PROXY] })
})

test('other sites may embed preview pictures', async () => {
  const { headers } = await demo.ask({ url: '/social/yantra.png' })
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
})
