import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { portOf, rawRequest } from '#tests/support/raw-request.ts'
import { bareApp } from './bare-app.ts'

const anApp = (settings: Record<string, string> = {}) => bareApp(parseConfig({ LOG_LEVEL: 'silent', ...settings }))

test.each([
  ['no proxy is listed', '', '10.0.0.8', '10.0.0.8'],
  ['the peer is listed', '10.0.0.8', '10.0.0.8', '203.0.113.7'],
  ['its network is listed', '127.0.0.1, 10.0.0.0/8', '10.0.0.8', '203.0.113.7'],
  ['another proxy is listed', '127.0.0.1', '10.0.0.8', '10.0.0.8'],
  ['an IPv6 network is listed', '2001:db8::/32', '2001:db8::1', '203.0.113.7'],
])('S19 if %s, limits count the right address', async (_case, TRUST_PROXY, peer, seen) => {
  const app = anApp({ TRUST_PROXY })
  app.get('/', (request) => request.ip)
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' }
  expect((await app.inject({ url: '/', remoteAddress: peer, headers })).body).toBe(seen)
})

test('every response forbids type sniffing, referrers to other sites and embedding by other sites', async () => {
  const app = anApp()
  app.get('/', () => 'here')
  for (const url of ['/', '/nothing'])
    expect((await app.inject(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
})

test('HSTS is sent over HTTPS only', async () => {
  const header = async (PUBLIC_URL: string) => (await anApp({ PUBLIC_URL }).inject('/')).headers
  expect((await header('https://yantra.example'))['strict-transport-security']).toBe('max-age=31536000')
  expect(await header('http://yantra.example')).not.toHaveProperty('strict-transport-security')
})

async function listening() {
  const app = anApp()
  onTestFinished(() => app.close())
  app.post('/', () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { server: app.server, port: portOf(app.server) }
}

const HEAD = 'POST / HTTP/1.1\r\nhost: yantra.example\r\n'
const BODY = 'content-type: application/json\r\ncontent-length: 10\r\n\r\n{"a":'

test('F10 headers have ten seconds to arrive, a whole request fifteen, and an idle connection closes after ten', async () => {
  const { server } = await listening()
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 10_000 })
})

test.each([
  ['head', HEAD],
  ['body', HEAD + BODY],
])('F10 a %s that does not arrive in time is cut off with 408', async (_part, bytes) => {
  const { server, port } = await listening()
  Object.assign(server, { headersTimeout: 50, requestTimeout: 100 })
  const answer = await rawRequest(port, bytes)
  expect(answer.status).toBe(408)
  expect(JSON.parse(answer.body)).toMatchObject({ type: '/problems/request-timeout', status: 408 })
})
