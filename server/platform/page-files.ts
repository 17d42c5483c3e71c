import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { clientFolder } from './page-renderer.ts'

const asBuilt = { index: false, preCompressed: true, cacheControl: false, decorateReply: false } as const

const cachedAs = (cacheControl: string) => ({
  ...asBuilt,
  setHeaders: (reply: { header: (name: string, value: string) => unknown }) =>
    void reply.header('cache-control', cacheControl),
})

/** The files of the build: those in `/assets`, whose names change with their content, and the few beside them. */
export async function pageFiles(scope: FastifyInstance) {
  await scope.register(
    async (assets) => {
      assets.setNotFoundHandler((_, reply) => reply.code(404).header('cache-control', 'no-store').send())
      const forever = cachedAs('public, max-age=31536000, immutable')
      await assets.register(fastifyStatic, { ...forever, root: join(clientFolder, 'assets') })
    },
    { prefix: '/assets' },
  )
  // Listed once at the start: unknown paths go on to the pages.
  const listed = { wildcard: false, globIgnore: ['assets/**'] }
  await scope.register(fastifyStatic, { ...cachedAs('no-cache'), ...listed, root: clientFolder })
}
