import type { FastifyInstance } from 'fastify'
import FindMyWay from 'find-my-way'
import type { Endpoint, ParsedOf } from '#contract/endpoint.ts'
import { etagOf, type PackedAnswer, packAnswer, sendAnswer } from './answer.ts'
import { pageCache } from './page-cache.ts'
import { type AskedParts, parseParts, routePath } from './serve.ts'

/** Answers with the JSON text that the database built; tests check it against the endpoint's schema. */
export type ServePublic = <E extends Endpoint>(endpoint: E, answer: (call: ParsedOf<E>) => Promise<string>) => void

/** The version that invalidates cached answers: refreshed at most once a second, and the last known one. */
export type Version = { ask: () => Promise<string>; held: () => string }

const LIMITS = { entriesMax: 2000, bytesMax: 16 * 1024 * 1024 }
const KEEP = () => true

/** Makes an answer, if so much work may be under way. */
type Admit = (make: () => Promise<PackedAnswer>) => Promise<PackedAnswer>
type Answered = (asked: AskedParts, admit: Admit) => Promise<PackedAnswer>

function packJson(json: string) {
  const body = Buffer.from(json)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  }
  return packAnswer(200, { ...headers, etag: etagOf(body) }, body)
}

/** The same parameters in another order are the same query. */
const canonical = (query: unknown) => JSON.stringify(Object.entries(query ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * The kept answer to a public address, or the making of it; undefined if the address is not that of a public call.
 * Rejects with what the call throws.
 */
export type AnswerPublic = (address: string) => Promise<PackedAnswer> | undefined

/**
 * Public JSON through a cache that is dropped with each version of the catalogue. Concurrent callers of one address
 * share one database query.
 */
export function publicAnswers(app: FastifyInstance, version: Version) {
  const cache = pageCache<PackedAnswer>({ ...LIMITS, version: version.held })
  const calls = FindMyWay()

  const servePublic: ServePublic = (endpoint, answer) => {
    async function answered(asked: AskedParts, admit: Admit) {
      const parts = parseParts(endpoint, asked)
      const key = `${endpoint.path} ${JSON.stringify(parts.params)} ${canonical(parts.query)}`
      await version.ask()
      // The endpoint's own schemas parsed the parts, which is the definition of ParsedOf<E>.
      const make = async () => packJson(await answer(parts as unknown as Parameters<typeof answer>[0]))
      return cache.get(key, () => admit(make), KEEP)
    }
    const url = routePath(endpoint.path)
    app.route({
      method: 'GET',
      url,
      handler: async (request, reply) =>
        sendAnswer(request, reply, await answered(request, (make) => app.admit(request, make))),
    })
    calls.on('GET', url, () => {}, answered)
  }

  const answerPublic: AnswerPublic = (address) => {
    const found = calls.find('GET', address)
    if (found === null) return undefined
    const { params, searchParams: query, store } = found
    return (store as Answered)({ params, query }, (make) => make())
  }
  return { servePublic, answerPublic }
}
