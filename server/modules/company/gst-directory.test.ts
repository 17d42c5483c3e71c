import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { gstinFault, stateCodeOf } from '#contract/gstin.ts'
import { parseConfig } from '#server/config.ts'
import { testClock } from '#tests/support/clock.ts'
import { makeGstDirectory } from './gst-directory.ts'
import { httpGstDirectory } from './gst-directory-http.ts'

const GSTIN = '27ZZXCB9949G1ZM'
const deccan = { name: 'Deccan Buildworks Private Limited', address: 'Senapati Bapat Road, Pune' }
const unavailable = { problem: 'service-unavailable', retryAfterSeconds: 30 }
/** Long enough for a busy machine; tests of a slow provider use a short limit instead. */
const PATIENT_MS = 5000
const HASTY_MS = 150

/** A provider on this machine that answers as given and records its requests. */
async function aProvider(answer: RequestListener) {
  const asked: { url: string | undefined; authorization: string | undefined }[] = []
  const server = createServer((request, reply) => {
    asked.push({ url: request.url, authorization: request.headers.authorization })
    answer(request, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  onTestFinished(async () => void (await close()))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/search`, asked, close }
}

const json = (body: unknown, status = 200): RequestListener => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (_request, reply) => reply.writeHead(status).end(text)
}
const fine = json({ gstin: GSTIN, ...deccan })

/** Uses one answer after the other, and then repeats the last. */
const inTurn = (...answers: RequestListener[]): RequestListener => {
  let turn = 0
  return (request, reply) => answers[Math.min(turn++, answers.length - 1)]?.(request, reply)
}

const directoryAt = (url: string, clock = testClock(new Date()), patienceMs = PATIENT_MS) =>
  httpGstDirectory({ url, key: 'secret' }, clock.now, patienceMs)

test('without a provider exactly the 21 synthetic GSTINs are known, each well-formed', async () => {
  const directory = makeGstDirectory(parseConfig({}))
  expect((await directory.lookUp(GSTIN))?.name).toBe('Deccan Buildworks Private Limited')
  expect((await directory.lookUp('29ZZZFB4934Y2ZP'))?.name).toBe('Konkan Infra LLP')
  expect((await directory.lookUp('27ZZYCA5120M1Z2'))?.name).toBe('Yantra Equipment Rentals Private Limited')
  expect((await directory.lookUp('38ZZQPM9929V1ZX'))?.address).toContain('Leh, Ladakh 194101')
  expect(await directory.lookUp('27AAACR5055K1Z7')).toBeUndefined()
})

test('a configured provider is called by path, with the key as bearer token', async () => {
  const { url, asked } = await aProvider(fine)
  const settings = { GST_DIRECTORY_URL: `${url}/?format=short`, GST_DIRECTORY_KEY: 'secret' }
  expect(await makeGstDirectory(parseConfig(settings)).lookUp(GSTIN)).toEqual(deccan)
  expect(asked).toEqual([{ url: `/search/${GSTIN}?format=short`, authorization: 'Bearer secret' }])
})

test('a number unknown to the provider is not a failure', async () => {
  const { url, asked } = await aProvider(json({ error: 'unknown' }, 404))
  const directory = directoryAt(url)
  for (let time = 0; time < 8; time += 1) expect(await directory.lookUp(GSTIN)).toBeUndefined()
  expect(asked).toHaveLength(8)
})

test('F7 a provider that fails once is asked again within the same look-up', async () => {
  const broken: RequestListener = (request) => request.socket.destroy()
  for (const stumble of [json('busy', 503), broken]) {
    const { url, asked } = await aProvider(inTurn(stumble, fine))
    expect(await directoryAt(url).lookUp(GSTIN)).toEqual(deccan)
    expect(asked).toHaveLength(2)
  }
})

test('F7 a provider that is down makes the service unavailable, after one more try', async () => {
  const failing = await aProvider(json('broken', 500))
  await expect(directoryAt(failing.url).lookUp(GSTIN)).rejects.toMatchObject(unavailable)
  expect(failing.asked).toHaveLength(2)
  const gone = await aProvider(fine)
  await gone.close()
  await expect(directoryAt(gone.url).lookUp(GSTIN)).rejects.toMatchObject(unavailable)
})

test.each<[string, RequestListener]>([
  ['does not answer', () => {}],
  ['never ends its answer', (_request, reply) => void reply.writeHead(200).write('{')],
])('F7 a call to a slow provider that %s is aborted in time and not repeated', async (_name, answer) => {
  const { url, asked } = await aProvider(answer)
  const started = performance.now()
  const hasty = directoryAt(url, undefined, HASTY_MS)
  await expect(hasty.lookUp(GSTIN)).rejects.toMatchObject(unavailable)
  expect(performance.now() - started).toBeLessThan(PATIENT_MS)
  expect(asked).toHaveLength(1)
})

test.each<[string, RequestListener]>([
  ['another GSTIN', json({ gstin: '29ZZZFB4934Y2ZP', ...deccan })],
  ['no GSTIN', json(deccan)],
  ['no name', json({ gstin: GSTIN, address: deccan.address })],
  ['an empty name', json({ gstin: GSTIN, name: '  ', address: deccan.address })],
  ['a name that cannot be stored', json({ gstin: GSTIN, name: 'Dec\0can', address: deccan.address })],
  ['a name that is not a text', json({ gstin: GSTIN, name: ['Deccan'], address: deccan.address })],
  ['HTML', json('<html>Log in</html>')],
  ['nothing', json('')],
  ['null', json('null')],
  ['an oversized name', json({ gstin: GSTIN, name: 'x'.repeat(100_000), address: deccan.address })],
  ['that refuses the key', json('no', 401)],
  ['that redirects', (_request, reply) => reply.writeHead(302, { location: '/search/elsewhere' }).end()],
])('F7 the answer %s of a provider is rejected', async (_name, answer) => {
  const { url } = await aProvider(answer)
  await expect(directoryAt(url).lookUp(GSTIN)).rejects.toMatchObject(unavailable)
})

test.each([301, 302, 303, 307, 308])(
  'the redirect %i of a provider is not followed, with or without the key',
  async (code) => {
    const elsewhere = await aProvider(fine)
    const { url } = await aProvider((_, reply) => reply.writeHead(code, { location: elsewhere.url }).end())
    await expect(directoryAt(url).lookUp(GSTIN)).rejects.toMatchObject(unavailable)
    expect(elsewhere.asked).toEqual([])
  },
)

test('a name longer than a letterhead is cut, not refused', async () => {
  const { url } = await aProvider(json({ gstin: ` ${GSTIN.toLowerCase()}`, name: 'ಕ'.repeat(130), address: ' Pune ' }))
  expect(await directoryAt(url).lookUp(GSTIN)).toEqual({ name: 'ಕ'.repeat(120), address: 'Pune' })
})

test('F7 after five failures look-ups fail at once for 30 s; then one trial closes the circuit or opens it again', async () => {
  let isUp = false
  const { url, asked } = await aProvider((request, reply) => (isUp ? fine : json('no', 401))(request, reply))
  const clock = testClock(new Date())
  const directory = directoryAt(url, clock)
  const fails = () => expect(directory.lookUp(GSTIN)).rejects.toMatchObject(unavailable)
  for (let time = 0; time < 7; time += 1) await fails()
  expect(asked).toHaveLength(5)

  clock.advance({ seconds: 29 })
  isUp = true
  await fails()
  expect(asked).toHaveLength(5)

  clock.advance({ seconds: 1 })
  isUp = false
  await Promise.all([fails(), fails(), fails()])
  expect(asked).toHaveLength(6)

  clock.advance({ seconds: 30 })
  isUp = true
  expect(await directory.lookUp(GSTIN)).toEqual(deccan)
  expect(await directory.lookUp(GSTIN)).toEqual(deccan)
  isUp = false
  for (let time = 0; time < 6; time += 1) await fails()
  expect(asked).toHaveLength(13)
})

test('failures that are not consecutive do not open the circuit', async () => {
  const failure = json('no', 400)
  const { url, asked } = await aProvider(inTurn(failure, failure, failure, failure, fine, failure))
  const directory = directoryAt(url)
  for (let time = 0; time < 9; time += 1) await directory.lookUp(GSTIN).catch(() => {})
  expect(asked).toHaveLength(9)
})

test('the address of every embedded holder is in the state of the number', () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../../database/seed/data/${name}`, import.meta.url), 'utf8'))
  const { holders } = read('gst-directory.json') as { holders: { gstin: string; address: string }[] }
  const { states } = read('states.json') as { states: { name: string; gstStateCode: string }[] }
  expect(holders).toHaveLength(21)
  const strangers = holders.filter(({ gstin, address }) => {
    const state = states.find(({ gstStateCode }) => gstStateCode === stateCodeOf(gstin))
    return gstinFault(gstin) !== undefined || !new RegExp(`${state?.name} [1-9]\\d{5}$`).test(address)
  })
  expect(strangers).toEqual([])
})
