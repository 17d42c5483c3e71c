import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '#server/platform/database.ts'
import { pagesSitemap, productsSitemap, robots, sitemapIndex } from './sitemap.ts'

const HOUR = 'public, max-age=3600'
const xml = (reply: FastifyReply, text: string | undefined) =>
  text === undefined
    ? reply.callNotFound()
    : reply.type('application/xml; charset=utf-8').header('cache-control', HOUR).send(text)

export function serveSitemap(app: FastifyInstance, db: Database, publicUrl: string) {
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', HOUR).send(robots(publicUrl)),
  )
  app.get('/sitemap.xml', async (_, reply) => xml(reply, await sitemapIndex(db, publicUrl)))
  app.get('/sitemap-pages.xml', async (_, reply) => xml(reply, await pagesSitemap(db, publicUrl)))
  app.get('/sitemap-products.xml', async (_, reply) => xml(reply, await productsSitemap(db, publicUrl, 1)))
  app.get<{ Params: { file: string } }>('/sitemap-products-:file(^\\d{1,4}$).xml', async ({ params }, reply) =>
    xml(reply, await productsSitemap(db, publicUrl, Number(params.file))),
  )
}
