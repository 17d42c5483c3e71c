import type { FastifyInstance } from 'fastify'
import { drawingStyle } from '#server/drawings/drawing.ts'
import { etagOf, type PackedAnswer, packAnswer, sendAnswer } from '#server/platform/answer.ts'
import type { Database } from '#server/platform/database.ts'
import { leastRecentlyUsed } from '#server/platform/lru.ts'
import { weightOf } from '#server/platform/page-cache.ts'
import { findDrawing } from './drawings.ts'

const HOUR = 'public, max-age=3600'
/** An opened drawing is a document of its own, and the policy allows it nothing except to show itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"
const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
}
/** `{slug}.{hash}.svg` or `{slug}.{hash}.sheet.svg` */
const NAME = /^(?<slug>[a-z0-9-]{1,80})\.(?<hash>[0-9a-z]{1,64})(?<sheet>\.sheet)?\.svg$/

const KEPT = { entries: 1000, weight: 8 * 1024 * 1024 }

/**
 * Serves drawings as files: immutable under their hash, with a redirect from an old hash to the new one. Caches recent
 * ones.
 */
export function serveDrawings(app: FastifyInstance, db: Database) {
  const kept = leastRecentlyUsed<PackedAnswer>(KEPT, weightOf)
  const style = packed(drawingStyle, { 'content-type': 'text/css; charset=utf-8', 'cache-control': HOUR })
  app.get('/drawings/drawing.css', async (request, reply) => sendAnswer(request, reply, style))

  app.get<{ Params: { name: string } }>('/drawings/:name', async (request, reply) => {
    const { name } = request.params
    const known = kept.get(name)
    if (known) return sendAnswer(request, reply, known)
    const { slug, hash, sheet } = NAME.exec(name)?.groups ?? {}
    const find = (of: string, under: string) => findDrawing(db, of, under, sheet ? 'sheet' : 'picture')
    const found = slug && hash ? await app.admit(request, () => find(slug, hash)) : undefined
    if (!found) return reply.callNotFound()
    // The next release changes the target again, so the redirect is cached only briefly.
    if ('movedTo' in found) return reply.header('cache-control', 'public, max-age=60').redirect(found.movedTo, 301)
    const answer = packed(found.svg, HEADERS)
    kept.set(name, answer)
    return sendAnswer(request, reply, answer)
  })
}

function packed(text: string, headers: Record<string, string>) {
  const body = Buffer.from(text)
  return packAnswer(200, { ...headers, etag: etagOf(body) }, body)
}
