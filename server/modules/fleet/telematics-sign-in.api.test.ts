import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { simulateTelematics } from '#scripts/telematics-simulator.ts'
import { aServer } from '#tests/support/server.ts'

type Asked = { readonly authorization: string | undefined; readonly body: string }
const asked: Asked[] = []
let answer: { status: number; body: string }
/** The provider takes the newest token alone. */
let authorization = ''

/** A server of OAuth 2.0. */
const tokens = createServer((request, reply) => {
  let body = ''
  request.on('data', (part: Buffer) => {
    body += part.toString()
  })
  request.on('end', () => {
    asked.push({ authorization: request.headers.authorization, body })
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
})
await new Promise<void>((resolve) => tokens.listen(0, '127.0.0.1', resolve))
const provider = await simulateTelematics({
  fleet: () => [],
  instead: () => (request, reply) =>
    reply.writeHead(request.headers.authorization === authorization ? 200 : 401).end('{"Equipment":[]}'),
})
afterAll(async () => {
  tokens.close()
  await provider.close()
})
const server = await aServer({
  settings: {
    TELEMATICS_URL: provider.url,
    TELEMATICS_TOKEN_URL: `http://127.0.0.1:${(tokens.address() as AddressInfo).port}/token`,
    TELEMATICS_CLIENT_ID: 'yantra:1',
    TELEMATICS_CLIENT_SECRET: 's&cret',
    TELEMATICS_SCOPE: 'fleet.read',
  },
  now: new Date('2026-11-23T06:40:00Z'),
})

const grants = (token: string, seconds: number | undefined) => {
  answer = { status: 200, body: JSON.stringify({ access_token: token, token_type: 'Bearer', expires_in: seconds }) }
  authorization = `Bearer ${token}`
}
const lastError = async () =>
  (
    await server.db.first(sql<{ error: string | null }>`
      select last_error as error from task where name = 'poll-telematics' order by enqueued_at desc limit 1`)
  )?.error
const poll = async () => {
  server.clock.advance({ hours: 1 })
  await server.runTasks()
}

beforeEach(() => {
  asked.length = 0
  provider.asked.length = 0
})

test('credentials become a token, which is kept until a minute before it expires', async () => {
  grants('first', 2 * 3600 + 61)
  await poll()
  expect(await lastError()).toBeNull()
  const credentials = Buffer.from('yantra%3A1:s%26cret').toString('base64')
  expect(asked).toEqual([
    { authorization: `Basic ${credentials}`, body: 'grant_type=client_credentials&scope=fleet.read' },
  ])
  await poll()
  await poll()
  expect(asked).toHaveLength(1)
  grants('second', 3600)
  server.clock.advance({ seconds: 2 })
  await poll()
  expect(asked).toHaveLength(2)
  expect(await lastError()).toBeNull()
})

test('a token that the provider refuses is asked for again', async () => {
  grants('third', 24 * 3600)
  server.clock.advance({ hours: 2 })
  await poll()
  authorization = 'Bearer another'
  await poll()
  expect(await lastError()).toContain('answered 401')
  grants('fourth', 24 * 3600)
  server.clock.advance({ minutes: 1 })
  await server.runTasks()
  expect(asked).toHaveLength(2)
  expect(provider.asked).toHaveLength(3)
})

test.each([
  ['a refusal', 'answered 401', { status: 401, body: '{"error":"invalid_client"}' }],
  ['no token', 'access_token', { status: 200, body: '{}' }],
  ['a token that breaks the header', 'access_token', { status: 200, body: '{"access_token":"a\\r\\nb"}' }],
  ['no JSON', 'JSON', { status: 200, body: '<html/>' }],
])('%s is a failure, and the fleet is not asked for', async (_what, why, reply) => {
  server.clock.advance({ days: 2 })
  answer = reply
  await poll()
  expect(await lastError()).toContain(why)
  expect(provider.asked).toEqual([])
})
