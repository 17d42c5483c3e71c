import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, ParsedOf } from '#contract/endpoint.ts'
import { leastRecentlyUsed } from './lru.ts'
import { parseParts, routePath } from './serve.ts'

type Encoding = 'identity' | 'br' | 'gzip'
type Answer = { etag: string; bodies: Partial<Record<Encoding, Buffer>>; identity: Buffer }

/** Answers with the JSON text as the database built it; tests hold it against the endpoint's schema. */
export type ServePublic = <E extends Endpoint>(endpoint: E, answer: (call: ParsedOf<E>) => Promise<string>) => void

const LIMITS = { entries: 2000, weight: 64 * 1024 * 1024 }

const compressors = {
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => gzipSync(body, { level: 6 }),
}

function encodingOf(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

function toAnswer(json: string): Answer {
  const identity = Buffer.from(json)
  return { identity, bodies: {}, etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"` }
}

function send(answer: Answer, request: FastifyRequest, reply: FastifyReply) {
  reply.header('etag', answer.etag).header('cache-control', 'public, max-age=0, must-revalidate')
  reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8')
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
  const encoding = encodingOf(request)
  if (encoding === 'identity') return reply.send(answer.identity)
  answer.bodies[encoding] ??= compressors[encoding](answer.identity)
  return reply.header('content-encoding', encoding).send(answer.bodies[encoding])
}

/**
 * Public JSON through a cache that empties itself with each version of the catalogue.
 * Concurrent callers of one address share one question to the database.
 */
export function makeServePublic(app: FastifyInstance, version: () => Promise<string>): ServePublic {
  const cache = leastRecentlyUsed<Answer>(LIMITS, (answer) => answer.identity.length * 2)
  const asking = new Map<string, Promise<Answer>>()
  let held = ''

  async function answerOf(key: string, ask: () => Promise<string>) {
    const current = await version()
    if (current !== held) cache.clear()
    held = current
    const known = cache.get(key)
    if (known) return known
    const asked =
      asking.get(key) ??
      ask()
        .then((json) => {
          const answer = toAnswer(json)
          if (held === current) cache.set(key, answer)
          return answer
        })
        .finally(() => asking.delete(key))
    asking.set(key, asked)
    return asked
  }

  return (endpoint, answer) => {
    app.route({
      method: 'GET',
      url: routePath(endpoint.path),
      handler: async (request, reply) => {
        const parts = parseParts(endpoint, request)
        const key = `${endpoint.path} ${JSON.stringify(parts.params)} ${canonical(parts.query)}`
        // The parts were parsed by the endpoint's own schemas, which is what ParsedOf<E> is made of.
        return send(await answerOf(key, () => answer(parts as unknown as Parameters<typeof answer>[0])), request, reply)
      },
    })
  }
}

/** The same parameters in another order are the same question. */
const canonical = (query: unknown) => JSON.stringify(Object.entries(query ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))
