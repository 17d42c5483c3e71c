import type { FastifyInstance } from 'fastify'
import { etagOf, type PackedAnswer, packAnswer, sendAnswer } from '#server/platform/answer.ts'
import type { Database } from '#server/platform/database.ts'
import { pageCache } from '#server/platform/page-cache.ts'
import type { Version } from '#server/platform/serve-public.ts'
import { rssOf } from './feed.rules.ts'
import { newestPosts } from './posts.ts'

type FeedParts = { db: Database; publicUrl: string; version: Version }

const PATH = '/blogs/rss.xml'
const KEEP = () => true

function packFeed(xml: string) {
  const body = Buffer.from(xml)
  const headers = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }
  return packAnswer(200, { ...headers, etag: etagOf(body) }, body)
}

/** The newest posts for feed readers, cached until a public change. */
export function serveFeed(app: FastifyInstance, { db, publicUrl, version }: FeedParts) {
  const cache = pageCache<PackedAnswer>({ version: version.held, entriesMax: 1, bytesMax: 1024 * 1024 })
  app.get(PATH, async (request, reply) => {
    await version.ask()
    const make = async () => packFeed(rssOf(await newestPosts(db), publicUrl))
    return sendAnswer(request, reply, await cache.get(PATH, () => app.admit(request, make), KEEP))
  })
}
