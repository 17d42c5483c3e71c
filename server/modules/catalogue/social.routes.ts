import type { FastifyInstance } from 'fastify'
import { asItIs, etagOf, type PackedAnswer, sendAnswer } from '#server/platform/answer.ts'
import type { Database } from '#server/platform/database.ts'
import { pageCache } from '#server/platform/page-cache.ts'
import { pngOf } from '#server/platform/raster.ts'
import type { Version } from '#server/platform/serve-public.ts'
import { socialPicture } from './social.ts'

const NAME = /^([a-z0-9-]{1,80})\.png$/
const KEPT = { entriesMax: 300, bytesMax: 8 * 1024 * 1024 }
/** Networks cache a picture by its address for long anyway; a request after a day mostly gets 304. */
const DAY = 'public, max-age=86400'

const NOT_FOUND = asItIs(404, {}, Buffer.alloc(0))

/** Serves pictures, each rendered on first use, once for each version of the catalogue. */
export function serveSocialPictures(app: FastifyInstance, db: Database, version: Version) {
  const cache = pageCache<PackedAnswer>({ ...KEPT, version: version.held })
  app.get<{ Params: { file: string } }>('/social/:file', async (request, reply) => {
    const name = NAME.exec(request.params.file)?.[1]
    if (name === undefined) return reply.callNotFound()
    await version.ask()
    const answer = await cache.get(
      name,
      () => app.admit(request, () => made(db, name)),
      ({ status }) => status === 200,
    )
    return answer.status === 200 ? sendAnswer(request, reply, answer) : reply.callNotFound()
  })
}

async function made(db: Database, name: string): Promise<PackedAnswer> {
  const svg = await socialPicture(db, name)
  if (svg === undefined) return NOT_FOUND
  const body = await pngOf(svg)
  const headers = {
    'content-type': 'image/png',
    'cache-control': DAY,
    etag: etagOf(body),
    // Other sites may show it.
    'cross-origin-resource-policy': 'cross-origin',
  }
  return asItIs(200, headers, body)
}
