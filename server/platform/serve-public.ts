import type { FastifyInstance } from 'fastify'
import FindMyWay from 'find-my-way'
import type { Endpoint, ParsedOf } from '#contract/endpoint.ts'
import { etagOf, type PackedAnswer, packAnswer, sendAnswer } from './answer.ts'
import { pageCache } from './page-cache.ts'
import { type AskedParts, parseParts, routePath } from './serve.ts'

/** `passing` are answers that pages ask for once, about their own subject: the page is kept, and the answer need not be. */
type ForPages = 'kept' | 'passing'

/** Answers with the JSON text that the database built; tests check it against the endpoint's schema. */
export type ServePublic = <E extends Endpoint>(
  endpoint: E,
  answer: (call: ParsedOf<E>) => Promise<string>,
  forPages?: ForPages,
) => void

/** The version that invalidates cached answers: refreshed at most once a second, and the last known one. */
export type Version = { ask: () => Promise<string>; held: () => string }

export const JSON_TYPE = 'application/json; charset=utf-8'
const LIMITS = { entriesMax: 2000, bytesMax: 12 * 1024 * 1024 }
const KEEP = () => true

/** Makes an answer, if so much work may be under way. */
type Admit = (make: () => Promise<PackedAnswer>) => Promise<PackedAnswer>
type AnsweredInside = (asked: AskedParts) => Promise<PackedAnswer | string>

function packJson(json: string) {
  const body = Buffer.from(json)
  const headers = {
    'content-type': JSON_TYPE,
    'cache-control': 'public, max-age=0, must-revalidate',
  }
  return packAnswer(200, { ...headers, etag: etagOf(body) }, body)
}

/** The same parameters in another order are the same query. */
const canonical = (query: unknown) => JSON.stringify(Object.entries(query ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * The answer to a public address, kept or made, or the JSON of one that is not kept; undefined if the address is not that
 * of a public call. Rejects with what the call throws.
 */
export type AnswerPublic = (address: string) => Promise<PackedAnswer | string> | undefined

/**
 * Public JSON through a cache that is dropped with each version of the catalogue. Concurrent callers of one address
 * share one database query.
 */
export function publicAnswers(app: FastifyInstance, version: Version) {
  const cache = pageCache<PackedAnswer>({ ...LIMITS, version: version.held })
  const calls = FindMyWay()

  const servePublic: ServePublic = (endpoint, answer, forPages = 'kept') => {
    async function read(asked: AskedParts) {
      const parts = parseParts(endpoint, asked)
      await version.ask()
      return {
        key: `${endpoint.path} ${JSON.stringify(parts.params)} ${canonical(parts.query)}`,
        // The endpoint's own schemas parsed the parts, which is the definition of ParsedOf<E>.
        json: () => answer(parts as unknown as Parameters<typeof answer>[0]),
      }
    }
    async function answered(asked: AskedParts, admit: Admit) {
      const { key, json } = await read(asked)
      return cache.get(key, () => admit(async () => packJson(await json())), KEEP)
    }
    async function answeredInside(asked: AskedParts) {
      if (forPages === 'kept') return answered(asked, (make) => make())
      const { key, json } = await read(asked)
      return cache.known(key) ?? json()
    }
    const url = routePath(endpoint.path)
    app.route({
      method: 'GET',
      url,
      handler: async (request, reply) =>
        sendAnswer(request, reply, await answered(request, (make) => app.admit(request, make))),
    })
    calls.on('GET', url, () => {}, answeredInside)
  }

  const answerPublic: AnswerPublic = (address) => {
    const found = calls.find('GET', address)
    if (found === null) return undefined
    const { params, searchParams: query, store } = found
    return (store as AnsweredInside)({ params, query })
  }
  return { servePublic, answerPublic }
}
