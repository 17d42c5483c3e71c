import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { problems } from '#contract/problems.ts'
import { aServer } from '#tests/support/server.ts'
import { insideCalls } from './inside-calls.ts'
import { enqueue } from './queue.ts'

const server = await aServer()
const { accessToken } = await server.signIn()
const authorization = `Bearer ${accessToken}`
const ADD = '/v1/enquiry-cart/enquiry-cart-line-items/add'

const post = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  server.ask({ method: 'POST', url: ADD, headers: { authorization, ...headers }, payload })

test.each(['constructor', 'toString', '__proto__x', 'valueOf', 'hasOwnProperty'])(
  'a field or parameter named %s is simply unknown',
  async (name) => {
    const body = await post(JSON.stringify({ productId: '01980000-0000-7000-8000-000000000000', [name]: 1 }))
    expect(body.json()).toMatchObject({ type: '/problems/validation', violations: [{ field: name, code: 'unknown' }] })
    const query = await server.ask({ url: `/v1/public/products?${name}=1` })
    expect(query.json()).toMatchObject({ type: '/problems/bad-request', violations: [{ field: name }] })
  },
)

test.each([
  '/v1/enquiries?q=%00',
  '/v1/public/products?filter=a%00b',
  '/dev/outbox.json?to=%00',
  '/dev/outbox?to=a&to=b',
])('%s is a bad request', async (url) => {
  const answer = await server.ask({ url, headers: { authorization } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().violations).toHaveLength(1)
})

test('a body that is not an object is reported as body', async () => {
  expect((await post('null')).json().violations).toEqual([
    { field: 'body', code: 'required', message: 'Body is required' },
  ])
})

test('every response forbids type sniffing and referrers to other sites', async () => {
  for (const url of ['/v1/public/locations', '/v1/nothing', '/healthz', '/dev/outbox'])
    expect((await server.ask({ url })).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
})

test.each(['/v1/%ZZ', '/v1/%', '/v1/public/products/%ff'])(
  'the broken address %s is a problem, never a 500',
  async (url) => {
    const answer = await server.ask({ url })
    expect([400, 404]).toContain(answer.statusCode)
    expect(answer.headers['content-type']).toContain('application/problem+json')
  },
)

test('the token is checked before the body, and the body before the owner', async () => {
  const anonymous = await server.ask({ method: 'POST', url: ADD, payload: { nonsense: true } })
  expect(anonymous.statusCode).toBe(401)
  const newcomers = await server.ask({
    method: 'POST',
    url: '/v1/user/register',
    headers: { authorization },
    payload: {},
  })
  expect(newcomers.statusCode).toBe(403)
  expect(newcomers.json().detail).toBe("You don't have permission to perform this action.")
})

test('a path with an invalid id is a bad request that names it', async () => {
  const answer = await server.ask({ url: '/v1/enquiries/not-an-id', headers: { authorization } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ violations: [{ field: 'id', code: 'invalid', message: 'Enter valid id' }] })
})

test.each(["'; drop table enquiry; --", 'SELECT * FROM account', '1 OR 1=1', "\\'; --", '%00', '￿'])(
  'S16 %s is plain text in a search',
  async (text) => {
    for (const url of [
      `/v1/public/products?filter=${encodeURIComponent(text)}`,
      `/v1/enquiries?q=${encodeURIComponent(text)}`,
    ]) {
      const answer = await server.ask({ url, headers: { authorization } })
      expect([200, 400]).toContain(answer.statusCode)
    }
  },
)

test('the API page and its document exist, with every problem type', async () => {
  const document = (await server.ask({ url: '/openapi.json' })).json()
  expect(document.openapi).toBe('3.1.0')
  expect(document.components.schemas.Problem.properties.type.enum).toEqual(
    Object.keys(problems).map((name) => `/problems/${name}`),
  )
  const page = await server.ask({ url: '/docs/' })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('swagger-ui')
})

test('the API page has its own policy, and its files arrive with their type and length', async () => {
  const { headers } = await server.ask({ url: '/docs/' })
  expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'")
  const file = await server.ask({ url: '/docs/static/swagger-ui.css' })
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  expect(file.headers['content-length']).toBe(String(file.rawPayload.length))
  const again = { 'if-none-match': String(file.headers['etag']) }
  expect((await server.ask({ url: '/docs/static/swagger-ui.css', headers: again })).statusCode).toBe(304)
  const head = await server.ask({ url: '/docs/static/swagger-ui.css', method: 'HEAD' })
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
  const missing = await server.ask({ url: '/docs/nothing' })
  expect([missing.statusCode, missing.json().type]).toEqual([404, '/problems/not-found'])
})

test('/metrics counts by pattern, never by address', async () => {
  await server.ask({ url: '/v1/public/products/genie-gs-1930' })
  const { body } = await server.ask({ url: '/metrics' })
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/v1/public/products/:slug",status="200"}',
  )
  expect(body).not.toContain('genie')
})

test('a call of the API by a page is counted and logged as any other', async () => {
  const lines: string[] = []
  const logTo = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) })
  const { app, ask } = await aServer({ settings: { LOG_LEVEL: 'info' }, logTo })
  const call = insideCalls(app, { shared: [], version: () => '1' })
  await call('/v1/public/locations', { method: 'GET' })
  expect(lines.filter((line) => line.includes('"path":"/v1/public/locations"'))).not.toEqual([])
  const { body } = await ask({ url: '/metrics' })
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/v1/public/locations",status="200"} 1',
  )
})

test('/metrics counts the waiting and the given-up tasks, by name', async () => {
  const now = server.clock.now()
  for (const fact of ['a', 'b', 'c']) await enqueue({ tx: server.db, now }, { name: 'strange', fact, payload: {} })
  await server.db.rows(sql`update task set tries = 10 where name = 'strange' and fact = 'c'`)
  const { body } = await server.ask({ url: '/metrics' })
  expect(body).toContain('tasks_waiting{task="strange"} 2')
  expect(body).toContain('tasks_given_up{task="strange"} 1')
})
