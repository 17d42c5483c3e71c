import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { ContactRequest } from '#contract/contact.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { contactForm } from '#server/modules/contact/contact.routes.ts'
import { packAnswer } from '#server/platform/answer.ts'
import { bareApp } from '#server/platform/bare-app.ts'
import { pageForms } from '#server/platform/page-forms.ts'
import type { CallName } from '#web/platform/call.ts'
import { leastCpuMs } from './support/cpu.ts'
import { harmless, hostileBodies, hostileHeaders, hostileTexts } from './support/hostile.ts'
import { type Fields, rightParts, toRequest } from './support/knock.ts'
import { type FieldPath, fieldsOf } from './support/schemas.ts'
import { aServer } from './support/server.ts'
import { aWorld } from './support/world.ts'

/** The additional cost allowed for a hostile value over a harmless one of equal length. */
const ABOVE_HARMLESS_MS = 50
/** About the limits of the server: characters of a path segment, bytes of an address, of a header, of a body. */
const ROOM = { params: 90, query: 7500, headers: 14_000, body: 60_000 }
/** Within the bounds of most fields, so the code after them runs too. */
const WITHIN_BOUNDS = 190

const server = await aServer()
const { products } = await server.call('listProducts', { query: { size: '1' } })
const productId = products.content[0]?.productId ?? ''
const names = Object.keys(api) as CallName[]

type Part = keyof typeof ROOM

/** A copy of the object with one field changed. */
function withField(object: unknown, [name = '', ...deeper]: FieldPath, value: unknown): Fields {
  const fields = object as Fields | undefined
  return { ...fields, [name]: deeper.length === 0 ? value : withField(fields?.[name], deeper, value) }
}

/** The number of code units that fill a part in its encoded form. */
function unitsFor(part: Part, make: (length: number) => string) {
  const sample = make(WITHIN_BOUNDS)
  const travels = { params: sample, query: encodeURIComponent(sample), headers: sample, body: JSON.stringify(sample) }
  return Math.floor((ROOM[part] * WITHIN_BOUNDS) / Buffer.byteLength(travels[part]))
}

type Asking = (value: unknown) => Promise<unknown>

/** Sends hostile values and complains about each that costs too much. */
async function complaints(part: Part, texts: Readonly<Record<string, (length: number) => string>>, ask: Asking) {
  const found: string[] = []
  for (const [kind, make] of Object.entries(texts))
    for (const length of part === 'headers' ? [unitsFor(part, make)] : [WITHIN_BOUNDS, unitsFor(part, make)]) {
      const hostileMs = await leastCpuMs(() => ask(make(length)), ABOVE_HARMLESS_MS)
      if (hostileMs <= ABOVE_HARMLESS_MS) continue
      const above = hostileMs - (await leastCpuMs(() => ask(harmless(length)), 0))
      if (above > ABOVE_HARMLESS_MS) found.push(`${kind} of ${length} cost ${Math.round(above)} ms more`)
    }
  return found
}

const OWN_HEADERS = ['authorization', 'accept-encoding', 'if-none-match', 'content-type', 'x-forwarded-for']

/** Every field of each part; every call reads some headers. */
const fieldsOfPart = (endpoint: Endpoint, part: Part): FieldPath[] => [
  ...(endpoint[part] ? fieldsOf(endpoint[part]) : []),
  ...(part === 'headers' ? OWN_HEADERS.map((name) => [name]) : []),
]

test.each(names)('I2 no text in any field of %s costs more than its length', { timeout: 300_000 }, async (name) => {
  const endpoint: Endpoint = api[name]
  // A request may be valid by chance and end a session, so each call has a world of its own.
  const right = await rightParts(name, await aWorld(server, productId))
  const found: string[] = []
  for (const part of ['params', 'query', 'headers', 'body'] as const)
    for (const field of fieldsOfPart(endpoint, part)) {
      const ask: Asking = (value) =>
        server.ask(toRequest(endpoint, { ...right, [part]: withField(right[part], field, value) }))
      const texts = part === 'headers' ? hostileHeaders : hostileTexts
      for (const complaint of await complaints(part, texts, ask)) found.push(`${part} ${field.join('.')}: ${complaint}`)
    }
  expect(found).toEqual([])
})

test.each(names.filter((name) => 'body' in api[name]))('I2 no body shape is expensive for %s', async (name) => {
  const endpoint: Endpoint = api[name]
  // A request may be valid by chance and end a session, so each call has a world of its own.
  const right = await rightParts(name, await aWorld(server, productId))
  const [field = 'x'] = Object.keys((right.body as Fields | undefined) ?? {})
  for (const [kind, body] of Object.entries(hostileBodies(ROOM.body, field))) {
    const spent = await leastCpuMs(() => server.ask(toRequest(endpoint, { ...right, body })), ABOVE_HARMLESS_MS)
    expect({ kind, spent }).toEqual({ kind, spent: expect.toSatisfy((ms: number) => ms <= ABOVE_HARMLESS_MS) })
  }
})

test('I2 no field of the form without JavaScript costs more than its length', async () => {
  const app = bareApp(server.config)
  const form = contactForm({ db: server.db, clock: server.clock.now, config: server.config }, '?sent')
  const shown = async () => packAnswer(422, {}, Buffer.from('refused'))
  void app.register(async (scope) => pageForms(scope, { '/form': form }, shown))
  const right = { name: 'Meera Joshi', email: 'meera@people.example', message: 'Do you rent cranes in Goa?' }
  const found: string[] = []
  for (const field of fieldsOf(ContactRequest)) {
    const ask: Asking = (value) =>
      app.inject({
        method: 'POST',
        url: '/form',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...right, [field.join('.')]: String(value) }).toString(),
      })
    // A form is encoded like a query, which makes it longer; half a body fits in any case.
    for (const complaint of await complaints('query', hostileTexts, ask)) found.push(`${field.join('.')}: ${complaint}`)
  }
  await app.close()
  expect(found).toEqual([])
})
