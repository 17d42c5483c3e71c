import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, type PackedAnswer, packAnswer, sendAnswer } from '#server/platform/answer.ts'
import { pageCache } from '#server/platform/page-cache.ts'
import type { Version } from '#server/platform/serve-public.ts'
import { blogSitemap, pagesSitemap, productsSitemap, robots, type SitemapParts, sitemapIndex } from './sitemap.ts'

const HOUR = 'public, max-age=3600'
/** A file of forty thousand machines is a few megabytes, or some hundred kilobytes compressed. */
const KEPT = { entriesMax: 20, bytesMax: 32 * 1024 * 1024 }
const NOT_FOUND = 404

/** Serves robots.txt and the sitemaps, cached until a public change. */
export function serveSitemap(app: FastifyInstance, parts: SitemapParts, version: Version) {
  const cache = pageCache<PackedAnswer>({ ...KEPT, version: version.held })
  const isKept = ({ status }: PackedAnswer) => status !== NOT_FOUND
  const send = (request: FastifyRequest, reply: FastifyReply, answer: PackedAnswer) =>
    isKept(answer) ? sendAnswer(request, reply, answer) : reply.callNotFound()
  const kept = async (request: FastifyRequest, reply: FastifyReply, make: () => Promise<string | undefined>) => {
    await version.ask()
    return send(
      request,
      reply,
      await cache.get(
        request.url.split('?')[0] ?? '',
        () => app.admit(request, async () => packed(await make())),
        isKept,
      ),
    )
  }

  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', HOUR).send(robots(parts.publicUrl)),
  )
  app.get('/sitemap.xml', (request, reply) => kept(request, reply, () => sitemapIndex(parts)))
  app.get('/sitemap-blog.xml', (request, reply) => kept(request, reply, () => blogSitemap(parts)))
  app.get('/sitemap-pages.xml', (request, reply) => kept(request, reply, () => pagesSitemap(parts)))
  app.get('/sitemap-products.xml', (request, reply) => kept(request, reply, () => productsSitemap(parts, 1)))
  app.get<{ Params: { file: string } }>('/sitemap-products-:file(^\\d{1,4}$).xml', (request, reply) =>
    kept(request, reply, () => productsSitemap(parts, Number(request.params.file))),
  )
}

function packed(xml: string | undefined): PackedAnswer {
  if (xml === undefined) return packAnswer(NOT_FOUND, {}, Buffer.alloc(0))
  const body = Buffer.from(xml)
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': HOUR, etag: etagOf(body) }
  return packAnswer(200, headers, body)
}
