// The extra cost of a hostile request over a harmless one of equal length.
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Database } from '#server/platform/database.ts'
import type { CallName } from '#web/platform/call.ts'
import { cpuDownToSql, leastCpuMs, wallMs } from './cpu.ts'
import { harmless, hostileBodies, hostileHeaders, hostileTexts } from './hostile.ts'
import { type Fields, type Parts, rightParts, toRequest } from './knock.ts'
import { once } from './once.ts'
import { type FieldPath, readFields, withField } from './schemas.ts'
import type { TestServer } from './server.ts'
import { worldsOf } from './worlds.ts'

/** The additional cost allowed for a hostile value, at least. */
const ABOVE_HARMLESS_MS = 50
/** The same as a share of what the call costs anyway: the time to print a document varies by more than 50 ms. */
const ABOVE_HARMLESS_SHARE = 0.5
/** Tries of a harmless request: a higher usual cost allows a little more. */
const FEW = 5
/** About the limits of the server: characters of a path segment, bytes of an address, of a header, of a body. */
const ROOM = { params: 90, query: 7500, headers: 14_000, body: 60_000 }
/** Within the bounds of most fields, so the code after them runs too. */
const WITHIN_BOUNDS = { params: 40, query: 90, headers: 90, body: 190 }

/** A field that does cost too much is asked several times. */
export const PATIENT = { timeout: 300_000 }

type Part = keyof typeof ROOM
type Make = (length: number) => string
type Asking = (value: string) => Promise<unknown>

/** The number of code units that fill a part in its encoded form. */
function unitsFor(part: Part, make: Make) {
  const sample = make(100)
  const travels = { params: sample, query: encodeURIComponent(sample), headers: sample, body: JSON.stringify(sample) }
  return Math.floor((ROOM[part] * sample.length) / Buffer.byteLength(travels[part]))
}

/**
 * Sends hostile values for one field and complains about each that costs too much. Whatever is answered in time cost no
 * more than that; the rest is measured in CPU time, down to its SQL.
 */
export function complaintsOf(db: Database) {
  const measure = cpuDownToSql(db)
  return async (part: Part, texts: Readonly<Record<string, Make>>, ask: Asking) => {
    const found: string[] = []
    for (const lengthOf of [() => WITHIN_BOUNDS[part], (make: Make) => unitsFor(part, make)]) {
      // The usual cost matters rarely, because most requests cost next to nothing.
      const usualCost = once(() => leastCpuMs(() => ask(harmless(lengthOf(harmless))), 0, measure, FEW))
      for (const [kind, make] of Object.entries(texts)) {
        const hostile = () => ask(make(lengthOf(make)))
        if ((await wallMs(hostile)) <= ABOVE_HARMLESS_MS) continue
        const usual = await usualCost()
        const allowed = usual + Math.max(ABOVE_HARMLESS_MS, usual * ABOVE_HARMLESS_SHARE)
        const spent = await leastCpuMs(hostile, allowed, measure)
        if (spent > allowed) found.push(`${kind} of ${lengthOf(make)} cost ${Math.round(spent - usual)} ms more`)
      }
    }
    return found
  }
}

const OWN_HEADERS = ['authorization', 'accept-encoding', 'if-none-match', 'content-type', 'x-forwarded-for'].map(
  (name) => [name],
)

const isDesk = (name: CallName) => api[name].access.startsWith('staff:')
export const deskCalls = (Object.keys(api) as CallName[]).filter(isDesk)
export const otherCalls = (Object.keys(api) as CallName[]).filter((name) => !isDesk(name))

/** Calls that take so much longer than reading headers that they would hide its cost; others of their kind show it. */
const hidesHeaders = (name: CallName, { replyType }: Endpoint) =>
  replyType === 'application/pdf' ||
  replyType === 'application/zip' ||
  name.endsWith('Product') ||
  name.endsWith('Products')

/** Calls of one kind share the code that reads these headers: a use case gets only those that its call declares. */
const kindOf = (name: CallName, { access, method, rawBody, replyType }: Endpoint) =>
  access === 'public' ? name : [access.replace(/:.*/, ''), method, rawBody, replyType].join()

/** Counts fields of one schema and name, whose texts the same code reads: true for the first `atMost` of them. */
function fewOf(atMost: number) {
  const seen = new Map<object, Map<string, number>>()
  return (schema: object, name: string) => {
    const counts = seen.get(schema) ?? new Map<string, number>()
    seen.set(schema, counts)
    const before = counts.get(name) ?? 0
    counts.set(name, before + 1)
    return before < atMost
  }
}

/**
 * Probes the calls of a server: of each schema and name `ofAKind` fields, and every shape of body. A request may be
 * valid by chance and end a session, so the writes that could have worlds of their own.
 */
export async function probesOf(server: TestServer, ofAKind: number) {
  const { worldFor } = await worldsOf(server)
  const complaints = complaintsOf(server.db)
  const measure = cpuDownToSql(server.db)
  const probed = new Set<string>()
  const isProbed = fewOf(ofAKind)

  /** Every field of each part, and the headers that the server reads before it knows the call. */
  function fieldsOfPart(name: CallName, part: Part): FieldPath[] {
    const endpoint: Endpoint = api[name]
    const read = endpoint[part] ? readFields(endpoint[part]) : []
    const own = read.filter(([path, schema]) => isProbed(schema, `${part} ${path.at(-1)}`)).map(([path]) => path)
    const kind = kindOf(name, endpoint)
    if (part !== 'headers' || hidesHeaders(name, endpoint) || probed.has(kind)) return own
    probed.add(kind)
    return [...own, ...OWN_HEADERS]
  }

  /** The fields of a call in which a hostile text costs too much. */
  async function costlyFields(name: CallName, right: Parts) {
    const found: string[] = []
    for (const part of ['params', 'query', 'headers', 'body'] as const)
      for (const field of fieldsOfPart(name, part)) {
        const ask: Asking = (value) =>
          server.ask(toRequest(api[name], { ...right, [part]: withField(right[part], field, value) }))
        const texts = part === 'headers' ? hostileHeaders : hostileTexts
        for (const complaint of await complaints(part, texts, ask))
          found.push(`${part} ${field.join('.')}: ${complaint}`)
      }
    return found
  }

  /** The shapes of a body that cost a call too much. */
  async function costlyShapes(name: CallName, right: Parts) {
    const [field = 'x'] = Object.keys((right.body as Fields | undefined) ?? {})
    const found: string[] = []
    for (const [kind, body] of Object.entries(hostileBodies(ROOM.body, field))) {
      const ask = () => server.ask(toRequest(api[name], { ...right, body }))
      if ((await wallMs(ask)) <= ABOVE_HARMLESS_MS) continue
      const spent = await leastCpuMs(ask, ABOVE_HARMLESS_MS, measure)
      if (spent > ABOVE_HARMLESS_MS) found.push(`${kind}: ${Math.round(spent)} ms`)
    }
    return found
  }

  return async function complaintsAbout(name: CallName) {
    const endpoint: Endpoint = api[name]
    const right = await rightParts(name, await worldFor(name))
    const shapes = endpoint.body === undefined ? [] : await costlyShapes(name, right)
    return [...shapes, ...(await costlyFields(name, right))]
  }
}
