import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/platform/database.ts'
import type { Files } from '#server/platform/files.ts'
import { storedPhoto } from './photos.store.ts'

const YEAR = 'public, max-age=31536000, immutable'
/** `{hash}-{width}.webp` */
const NAME = /^(?<hash>[0-9a-f]{32})-(?<width>\d{1,4})\.webp$/

/** Serves photographs of machines, immutable under their hash. */
export function servePhotos(app: FastifyInstance, { db, files }: { db: Database; files: Files }) {
  app.get<{ Params: { name: string } }>('/photos/:name', async (request, reply) => {
    const { hash, width } = NAME.exec(request.params.name)?.groups ?? {}
    if (hash === undefined) return reply.callNotFound()
    const found = await app.admit(request, async () => {
      const storedId = await storedPhoto(db.read, hash, Number(width))
      return storedId === undefined ? undefined : files.read(storedId)
    })
    if (!found) return reply.callNotFound()
    return reply.headers({ 'content-type': found.type, 'cache-control': YEAR }).send(found.bytes)
  })
}
