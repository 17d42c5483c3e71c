import type { FastifyInstance, FastifyReply } from 'fastify'
import { drawingStyle } from '#server/drawings/drawing.ts'
import type { Database } from '#server/platform/database.ts'
import { drawingFinder, type FoundDrawing } from './drawings.ts'

const YEAR = 'public, max-age=31536000, immutable'
/** An opened drawing is a document of its own and may do nothing but show itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"
/** `{slug}.{hash}.svg` or `{slug}.{hash}.sheet.svg` */
const NAME = /^(?<slug>[a-z0-9-]{1,80})\.(?<hash>[0-9a-z]{1,64})(?<sheet>\.sheet)?\.svg$/

/** Drawings as files: immutable under their hash, an old hash leads to the new one. */
export function serveDrawings(app: FastifyInstance, db: Database) {
  const find = drawingFinder(db)
  app.get('/drawings/drawing.css', (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(drawingStyle),
  )
  app.get<{ Params: { name: string } }>('/drawings/:name', async ({ params }, reply) => {
    const { slug, hash, sheet } = NAME.exec(params.name)?.groups ?? {}
    if (!slug || !hash) return reply.callNotFound()
    return answer(reply, await find(slug, hash, sheet ? 'sheet' : 'picture'))
  })
}

function answer(reply: FastifyReply, found: FoundDrawing) {
  if (!found) return reply.callNotFound()
  // The next release moves it again, so nobody may keep the way for long.
  if ('movedTo' in found) return reply.header('cache-control', 'public, max-age=60').redirect(found.movedTo, 301)
  return reply
    .headers({ 'cache-control': YEAR, 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' })
    .type('image/svg+xml; charset=utf-8')
    .send(found.svg)
}
