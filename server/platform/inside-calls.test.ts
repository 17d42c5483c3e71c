import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { parseConfig } from '#server/config.ts'
import { bareApp } from './bare-app.ts'
import { insideCalls } from './inside-calls.ts'
import { publicAnswers } from './serve-public.ts'

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

/** A server with one public call and one other, which counts what reaches it as a request. */
function aServer(forPages?: 'passing') {
  const app = bareApp(parseConfig({ LOG_LEVEL: 'silent' }))
  const seen = { requests: 0, made: 0 }
  app.addHook('onRequest', async () => void (seen.requests += 1))
  const version = { ask: async () => '1', held: () => '1' }
  const { servePublic, answerPublic } = publicAnswers(app, version)
  servePublic(
    getMachine,
    async ({ params: { slug }, query: { size } }) => {
      seen.made += 1
      if (slug === 'gone') throw new Problem('not-found')
      if (slug === 'busy') throw new Problem('service-unavailable', { retryAfterSeconds: 2 })
      if (slug === 'broken') throw new Error('no figures')
      return JSON.stringify({ slug, size })
    },
    forPages,
  )
  app.get('/v1/other', async () => ({ other: true }))
  return { app, seen, call: insideCalls(app, answerPublic) }
}
const GET = { method: 'GET' }

test('a public call is answered without a request, and made once', async () => {
  const { seen, call } = aServer()
  const reply = await call('/v1/public/machines/jlg%20450?size=3', GET)
  expect(reply).toMatchObject({ ok: true, status: 200 })
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await reply.json()).toEqual({ slug: 'jlg 450', size: 3 })
  await call('/v1/public/machines/jlg%20450?size=3', GET)
  expect(seen).toEqual({ requests: 0, made: 1 })
})

test('a passing answer is made for each page, unless it is kept for other callers', async () => {
  const { app, seen, call } = aServer('passing')
  const path = '/v1/public/machines/jlg-450'
  const read = async () => {
    const reply = await call(path, GET)
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
    return reply.json()
  }
  expect([await read(), await read()]).toEqual([{ slug: 'jlg-450' }, { slug: 'jlg-450' }])
  expect(seen.made).toBe(2)
  await app.inject(path)
  expect(seen.made).toBe(3)
  expect(await read()).toEqual({ slug: 'jlg-450' })
  expect(seen.made).toBe(3)
})

test('an answer that is read often stays parsed', async () => {
  const { call } = aServer()
  const read = async () => (await call('/v1/public/machines/jlg-450', GET)).json()
  const [first, second] = [await read(), await read()]
  expect(second).toEqual(first)
  expect(second).not.toBe(first)
  for (let time = 0; time < 8; time += 1) await read()
  expect(await read()).toBe(await read())
})

test.each([
  ['gone', 404, '/problems/not-found', null],
  ['busy', 503, '/problems/service-unavailable', '2'],
  ['broken', 500, '/problems/server-error', null],
])('a public call that fails is a problem: %s', async (slug, status, type, retryAfter) => {
  expect((await aServer('passing').call(`/v1/public/machines/${slug}`, GET)).status).toBe(status)
  const reply = await aServer().call(`/v1/public/machines/${slug}`, GET)
  expect(reply).toMatchObject({ ok: false, status })
  expect(reply.headers.get('content-type')).toBe('application/problem+json')
  expect(reply.headers.get('retry-after')).toBe(retryAfter)
  expect(await reply.json()).toMatchObject({ type })
})

test('the parts of a public call are parsed as those of a request', async () => {
  const { seen, call } = aServer()
  const reply = await call('/v1/public/machines/jlg-450?size=x', GET)
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({ violations: [{ field: 'size' }] })
  expect(seen).toEqual({ requests: 0, made: 0 })
})

test('all other calls are requests', async () => {
  const { seen, call } = aServer()
  expect(await (await call('/v1/other', GET)).json()).toEqual({ other: true })
  expect((await call('/v1/public/machines/jlg-450', { method: 'POST' })).status).toBe(404)
  expect((await call('/v1/public/machines/%E0%A4%A', GET)).status).toBe(400)
  expect(seen).toMatchObject({ requests: 2, made: 0 })
})
