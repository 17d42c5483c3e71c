import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { etagOf, packAnswer, packPage, sendAnswer } from './answer.ts'

const text = 'A machine that stands in a city. '.repeat(100)

async function askWith(headers: Record<string, string>, body = text) {
  const app = Fastify()
  const bytes = Buffer.from(body)
  const answer = packAnswer(200, { 'content-type': 'text/html', etag: etagOf(bytes) }, bytes)
  app.get('/', (request, reply) => sendAnswer(request, reply, answer))
  return app.inject({ url: '/', headers })
}

test('the best encoding that the caller accepts is sent', async () => {
  const br = await askWith({ 'accept-encoding': 'gzip, deflate, br' })
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(text)
  const gzip = await askWith({ 'accept-encoding': 'br;q=0, gzip' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(text)
  expect((await askWith({})).payload).toBe(text)
  expect((await askWith({ 'accept-encoding': 'br' }, 'short')).headers['content-encoding']).toBeUndefined()
})

test('the first reader gets the quickest encoding, and later ones the smallest', async () => {
  const bytes = Buffer.from(text)
  const app = Fastify()
  const answer = packAnswer(200, { etag: etagOf(bytes) }, bytes)
  app.get('/', (request, reply) => sendAnswer(request, reply, answer))
  const ask = () => app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  const [first, second] = [await ask(), await ask()]
  expect(first.headers['content-encoding']).toBe('zstd')
  expect(zstdDecompressSync(first.rawPayload).toString()).toBe(text)
  expect(second.headers['content-encoding']).toBe('br')
})

test('a caller who already has this answer gets 304 and no body', async () => {
  const etag = etagOf(Buffer.from(text))
  const known = await askWith({ 'if-none-match': `W/"other", ${etag}`, 'accept-encoding': 'br' })
  expect(known.statusCode).toBe(304)
  expect(known.rawPayload.length).toBe(0)
  expect((await askWith({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
})

test('the weight of an answer is the memory it uses: the whole blocks of its encodings, not just their bytes', async () => {
  const json = Buffer.from(JSON.stringify({ machines: 'a crane, '.repeat(100) }))
  const answer = packAnswer(200, { etag: etagOf(json) }, json)
  const forms = [
    await answer.body(),
    await answer.encoded.zstd?.(),
    await answer.encoded.br?.(),
    await answer.encoded.gzip?.(),
  ].map((form) => form ?? Buffer.alloc(0))
  expect(forms.every(({ length }) => length > 0)).toBe(true)
  for (const form of forms) expect(form.buffer.byteLength).toBe(form.length)
  const held = forms.reduce((sum, form) => sum + form.buffer.byteLength, 0)
  expect(answer.bytes).toBeGreaterThan(held + 1000)
})

test('an encoding is made when it is first asked for, and once', async () => {
  const bytes = Buffer.from(text)
  const { encoded } = packAnswer(200, { etag: etagOf(bytes) }, bytes)
  expect(encoded.br?.()).toBe(encoded.br?.())
})

test('the encodings are made from the stored bytes, so the block of the given ones is free', async () => {
  const given = Buffer.from(text)
  const { body, encoded } = packAnswer(200, { etag: etagOf(given) }, given)
  given.fill(0)
  expect((await body()).toString()).toBe(text)
  expect(brotliDecompressSync((await encoded.br?.()) ?? '').toString()).toBe(text)
  expect(gunzipSync((await encoded.gzip?.()) ?? '').toString()).toBe(text)
})

test('a page is kept compressed alone, and read in any encoding', async () => {
  const given = Buffer.from(text)
  const { body, bytes, encoded, headers } = packPage(200, {}, given)
  expect(packPage(200, {}, Buffer.from(`${text}!`)).headers['etag']).not.toBe(headers['etag'])
  given.fill(0)
  expect((await body()).toString()).toBe(text)
  expect(zstdDecompressSync((await encoded.zstd?.()) ?? '').toString()).toBe(text)
  expect(brotliDecompressSync((await encoded.br?.()) ?? '').toString()).toBe(text)
  expect(gunzipSync((await encoded.gzip?.()) ?? '').toString()).toBe(text)
  expect(bytes).toBeLessThan(packAnswer(200, { etag: etagOf(given) }, given).bytes / 2)
})
