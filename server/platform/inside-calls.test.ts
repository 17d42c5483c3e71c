import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { parseConfig } from '#server/config.ts'
import { bareApp } from './bare-app.ts'
import { insideCalls } from './inside-calls.ts'
import { makeServePublic } from './serve-public.ts'

const getMachine = endpoint({
  method: 'GET',
  path: '/v1/public/machines/{slug}',
  access: 'public',
  summary: 'A machine.',
  params: z.strictObject({ slug: z.string() }),
  query: z.strictObject({ size: z.coerce.number().optional() }),
  response: z.object({}),
  problems: [],
})

/** A server with one public call and one other, which counts its requests and the answers it made. */
function aServer() {
  const app = bareApp(parseConfig({ LOG_LEVEL: 'silent' }))
  const seen = { requests: 0, made: 0 }
  let version = '1'
  app.addHook('onRequest', async () => void (seen.requests += 1))
  const servePublic = makeServePublic(app, { ask: async () => '1', held: () => '1' })
  servePublic(getMachine, async ({ params: { slug }, query: { size } }) => {
    seen.made += 1
    if (slug === 'gone') throw new Problem('not-found')
    if (slug === 'busy') throw new Problem('service-unavailable', { retryAfterSeconds: 2 })
    if (slug === 'broken') throw new Error('no figures')
    return JSON.stringify({ slug, size })
  })
  app.post('/v1/other', async ({ body }) => ({ got: body }))
  const shared = ['/v1/public/machines/shared', '/v1/public/machines/busy']
  const publish = () => {
    version = '2'
  }
  return { seen, publish, call: insideCalls(app, { shared, version: () => version }) }
}
const GET = { method: 'GET' }

test('a call is a request, and a public answer is made once', async () => {
  const { seen, call } = aServer()
  const reply = await call('/v1/public/machines/jlg%20450?size=3', GET)
  expect(reply).toMatchObject({ ok: true, status: 200 })
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await reply.json()).toEqual({ slug: 'jlg 450', size: 3 })
  await call('/v1/public/machines/jlg%20450?size=3', GET)
  expect(seen).toEqual({ requests: 2, made: 1 })
})

test.each([
  ['gone', 404, '/problems/not-found', null],
  ['busy', 503, '/problems/service-unavailable', '2'],
  ['broken', 500, '/problems/server-error', null],
])('a call that fails is a problem: %s', async (slug, status, type, retryAfter) => {
  const reply = await aServer().call(`/v1/public/machines/${slug}`, GET)
  expect(reply).toMatchObject({ ok: false, status })
  expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(reply.headers.get('retry-after')).toBe(retryAfter)
  expect(await reply.json()).toMatchObject({ type })
})

test('a shared answer is asked for once in each version', async () => {
  const { seen, publish, call } = aServer()
  const read = async () => (await call('/v1/public/machines/shared', GET)).json()
  expect([await read(), await read()]).toEqual([{ slug: 'shared' }, { slug: 'shared' }])
  expect(seen.requests).toBe(1)
  publish()
  await read()
  expect(seen.requests).toBe(2)
})

test('a shared answer that fails is not kept', async () => {
  const { seen, call } = aServer()
  const path = '/v1/public/machines/busy'
  expect([(await call(path, GET)).status, (await call(path, GET)).status]).toEqual([503, 503])
  expect(seen.made).toBeGreaterThan(1)
})

test('a call that breaks the contract is a bad request', async () => {
  const reply = await aServer().call('/v1/public/machines/jlg-450?size=x', GET)
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({ violations: [{ field: 'size' }] })
})

test('a call may send a body', async () => {
  const headers = { 'content-type': 'application/json' }
  const reply = await aServer().call('/v1/other', { method: 'POST', headers, body: '{"a":1}' })
  expect(await reply.json()).toEqual({ got: { a: 1 } })
})
