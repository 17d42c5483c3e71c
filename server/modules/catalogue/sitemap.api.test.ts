import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { type Address, blogSitemap, sitemapIndex } from './sitemap.ts'
import { bumpVersion } from './write.store.ts'

const { ask, clock, db } = await aServer()
const HOST = 'http://localhost:3000'

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address))
const get = async (url: string) => {
  const reply = await ask({ url })
  expect(reply.statusCode).toBe(200)
  return reply.body
}

test('/robots.txt leads to every page', async () => {
  expect(await get('/robots.txt')).toContain(`Sitemap: ${HOST}/sitemap.xml`)
  const maps = addresses(await get('/sitemap.xml'))
  expect(maps).toEqual(['pages', 'products', 'blog'].map((name) => `${HOST}/sitemap-${name}.xml`))
  const pages = addresses(await get('/sitemap-pages.xml'))
  expect(pages).toContain(`${HOST}/`)
  expect(pages).toContain(`${HOST}/rental/mumbai/equipments/aerial-work-platforms/scissor-lift/electric-scissor-lift`)
  const machines = addresses(await get('/sitemap-products.xml'))
  expect(machines).toContain(`${HOST}/rental/mumbai/equipment/genie-gs-1930`)
  expect(machines.length).toBe(2684)
  const all = [...pages, ...machines]
  expect(new Set(all).size).toBe(all.length)
  // The protocol's limits (sitemaps.org): 50 000 addresses a file, each below 2 048 letters.
  expect(Math.max(pages.length, machines.length)).toBeLessThanOrEqual(50_000)
  expect(Math.max(...all.map((address) => address.length))).toBeLessThan(2048)
})

test('a machine has the day of its last change, and writing the same data again is not a change', async () => {
  const entry = async () =>
    /<url><loc>[^<]*\/mumbai\/equipment\/genie-gs-1930<\/loc>(.*?)<\/url>/.exec(await get('/sitemap-products.xml'))?.[1]
  const change = async (...statements: ReturnType<typeof sql>[]) => {
    await db.asOwner(async (owner) => {
      for (const statement of statements) await owner.rows(statement)
      await bumpVersion(owner)
    })
    clock.advance({ seconds: 2 })
  }
  expect(await entry()).toMatch(/^<lastmod>\d{4}-\d\d-\d\d<\/lastmod>$/)
  await change(
    sql`alter table product disable trigger product_changes`,
    sql`update product set changed_at = '2026-01-05T20:00:00Z' where slug = 'genie-gs-1930'`,
    sql`alter table product enable trigger product_changes`,
    sql`update product set name = name where slug = 'genie-gs-1930'`,
  )
  // In India it is already the sixth.
  expect(await entry()).toBe('<lastmod>2026-01-06</lastmod>')
  await change(sql`update product set rate_includes = 'machine' where slug = 'genie-gs-1930'`)
  expect(await entry()).not.toBe('<lastmod>2026-01-06</lastmod>')
})

test('a client with the current sitemap is not sent it again', async () => {
  const first = await ask({ url: '/sitemap-pages.xml' })
  const again = await ask({ url: '/sitemap-pages.xml', headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const zipped = await ask({ url: '/sitemap-pages.xml?x=1', headers: { 'accept-encoding': 'gzip' } })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect((await ask({ method: 'HEAD', url: '/sitemap.xml' })).statusCode).toBe(200)
})

test('posts have their own sitemap once there are any', async () => {
  const parts = (posts: readonly Address[]) => ({ db, publicUrl: HOST, others: { texts: [], blog: async () => posts } })
  const posts = [{ path: '/blog/scissor-or-boom', changedOn: '2026-02-03' }]
  expect(await sitemapIndex(parts(posts))).toContain(`<loc>${HOST}/sitemap-blog.xml</loc>`)
  expect(await blogSitemap(parts(posts))).toContain(
    `<url><loc>${HOST}/blog/scissor-or-boom</loc><lastmod>2026-02-03</lastmod></url>`,
  )
  expect(await sitemapIndex(parts([]))).not.toContain('blog')
  expect(await blogSitemap(parts([]))).toBeUndefined()
})

test.each(['/sitemap-products-2.xml', '/sitemap-products-x.xml', '/sitemap-nothing.xml'])(
  'a file number past the end is not found: %s',
  async (url) => expect((await ask({ url })).statusCode).toBe(404),
)
