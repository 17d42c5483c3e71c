import type { FastifyInstance } from 'fastify'
import type { Endpoint, ParsedOf } from '#contract/endpoint.ts'
import { etagOf, type PackedAnswer, packAnswer, sendAnswer } from './answer.ts'
import { pageCache } from './page-cache.ts'
import { parseParts, routePath } from './serve.ts'

/** Answers with the JSON text that the database built; tests check it against the endpoint's schema. */
export type ServePublic = <E extends Endpoint>(endpoint: E, answer: (call: ParsedOf<E>) => Promise<string>) => void

/** The version that invalidates cached answers: refreshed at most once a second, and the last known one. */
export type Version = { ask: () => Promise<string>; held: () => string }

const LIMITS = { entriesMax: 2000, bytesMax: 16 * 1024 * 1024 }
const KEEP = () => true

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
 * Public JSON through a cache that is dropped with each version of the catalogue. Concurrent callers of one address
 * share one database query.
 */
export function makeServePublic(app: FastifyInstance, version: Version): ServePublic {
  const cache = pageCache<PackedAnswer>({ ...LIMITS, version: version.held })
  return (endpoint, answer) => {
    app.route({
      method: 'GET',
      url: routePath(endpoint.path),
      handler: async (request, reply) => {
        const parts = parseParts(endpoint, request)
        await version.ask()
        const key = `${endpoint.path} ${JSON.stringify(parts.params)} ${canonical(parts.query)}`
        // The endpoint's own schemas parsed the parts, which is the definition of ParsedOf<E>.
        const make = async () => packJson(await answer(parts as unknown as Parameters<typeof answer>[0]))
        return sendAnswer(request, reply, await cache.get(key, () => app.admit(request, make), KEEP))
      },
    })
  }
}
