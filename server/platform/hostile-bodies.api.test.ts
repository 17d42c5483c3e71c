import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { leastCpuMs } from '#tests/support/cpu.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { accessToken } = await server.signIn()
const MIB = 1024 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }

const send = (payload: string | Buffer, headers: Record<string, string>) =>
  server.ask({
    method: 'POST',
    url: '/v1/enquiry-cart/enquiry-cart-line-items/add',
    headers: { authorization: `Bearer ${accessToken}`, ...headers },
    payload,
  })

const members = (count: number) => `{${Array.from({ length: count }, (_, n) => `"k${n}":1`).join()}}`
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const bomb = gzipSync(Buffer.alloc(50 * MIB, '[ '))

const bodies: [string, string | Buffer, Record<string, string>, number, string][] = [
  ['a body of 1 MiB and one byte', 'x'.repeat(MIB + 1), JSON_TYPE, 413, 'payload-too-large'],
  ['a body of 64 kB and one byte', 'x'.repeat(64 * 1024 + 1), JSON_TYPE, 413, 'payload-too-large'],
  ['10,000 levels', deep(10_000), JSON_TYPE, 422, 'validation'],
  ['as many levels as fit', deep(32_000), JSON_TYPE, 422, 'validation'],
  ['10,000 levels in a field', `{"productId":${deep(10_000)}}`, JSON_TYPE, 422, 'validation'],
  ['100,000 members', members(100_000), JSON_TYPE, 413, 'payload-too-large'],
  ['as many members as fit', members(6000), JSON_TYPE, 422, 'validation'],
  ['__proto__', '{"__proto__":{"role":"ROLE_ADMIN"}}', JSON_TYPE, 400, 'bad-request'],
  ['a prototype', '{"constructor":{"prototype":{"role":1}}}', JSON_TYPE, 400, 'bad-request'],
  ['a duplicate member', '{"productId":"a","productId":"b"}', JSON_TYPE, 400, 'bad-request'],
  ['a member said 8,000 times', `{${'"a":1,'.repeat(8000)}"a":1}`, JSON_TYPE, 400, 'bad-request'],
  ['malformed JSON', '{"productId":', JSON_TYPE, 400, 'bad-request'],
  ['an unterminated string', `"${'\\"'.repeat(30_000)}`, JSON_TYPE, 400, 'bad-request'],
  ['null', 'null', JSON_TYPE, 422, 'validation'],
  ['an empty body', '', JSON_TYPE, 422, 'validation'],
  ['a bomb of 50 MiB in gzip', bomb, { ...JSON_TYPE, 'content-encoding': 'gzip' }, 400, 'bad-request'],
  ['plain text', '{}', { 'content-type': 'text/plain' }, 415, 'unsupported-media-type'],
  ['a form', 'productId=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported-media-type'],
  ['a multipart body', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 415, 'unsupported-media-type'],
  ['an invalid content type', '{}', { 'content-type': 'x' }, 415, 'unsupported-media-type'],
]

test.each(bodies)(
  'I2 %s is refused as a problem, in less than 100 ms',
  async (_name, body, headers, status, problem) => {
    const answer = await send(body, headers)
    expect([answer.statusCode, answer.json().type]).toEqual([status, `/problems/${problem}`])
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(await leastCpuMs(() => send(body, headers), 100)).toBeLessThan(100)
  },
)

test('I2 a refused body reports only the beginning of a long unknown name', async () => {
  const answer = await send(`{"${'k'.repeat(60_000)}":1}`, JSON_TYPE)
  expect(answer.statusCode).toBe(422)
  expect(answer.body.length).toBeLessThan(1000)
})

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes in use after a garbage collection. */
function heldBytes() {
  collectGarbage()
  const { heapUsed, external, arrayBuffers } = process.memoryUsage()
  return heapUsed + external + arrayBuffers
}

async function sendAll(rounds: number) {
  for (let round = 0; round < rounds; round++)
    for (const [, body, headers] of bodies) expect((await send(body, headers)).statusCode).toBeGreaterThanOrEqual(400)
}

test('I2 refused bodies leave no memory behind', { timeout: 600_000 }, async () => {
  const rounds = proofs(10, 500)
  // V8 and the allocator keep memory they once took, up to some 150 MB; beyond that nothing may grow.
  await sendAll(proofs(10, 200))
  const [held, resident] = [heldBytes(), process.memoryUsage.rss()]
  await sendAll(rounds)
  expect(heldBytes() - held).toBeLessThan(8 * MIB)
  expect(process.memoryUsage.rss() - resident).toBeLessThan(64 * MIB)
})
