import { expect, test } from 'vitest'
import { postsApi } from '#contract/content.posts.ts'
import { loadPosts } from '#database/seed/load-posts.ts'
import { aServer } from '#tests/support/server.ts'
import { countingStatements } from '#tests/support/statements.ts'
import { blogAddresses, contentAddresses } from './addresses.ts'
import { newestPosts, postJson, postsJson, tagsJson } from './posts.ts'

const { ask, call, clock, db, config } = await aServer()

const all = async () => (await call('listPosts', { query: {} })).posts

/** Changes the blog like a member of staff; the change shows a second later. */
async function change(statement: string) {
  await db.asOwner(async (_, script) => {
    await script(statement)
    await script('update catalogue_version set version = version + 1')
  })
  clock.advance({ seconds: 1 })
}

test('posts come newest first and match the contract, with the totals of the whole list', async () => {
  const reply = await call('listPosts', { query: {} })
  expect(postsApi.listPosts.response.parse(reply)).toEqual(reply)
  expect(reply).toMatchObject({ page: 0, size: 20, totalElements: 8 })
  const dates = reply.posts.map(({ publishedAt }) => publishedAt)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(reply.posts.every(({ readingMinutes }) => readingMinutes === 3)).toBe(true)
})

test('pages hold every post once, and a page past the end is empty', async () => {
  const pages = await Promise.all(['0', '1', '2', '3'].map((page) => call('listPosts', { query: { page, size: '3' } })))
  expect(pages.map(({ posts }) => posts.length)).toEqual([3, 3, 2, 0])
  expect(pages.flatMap(({ posts }) => posts)).toEqual(await all())
})

test('a tag finds its posts, and its count matches', async () => {
  const reply = await call('listTags')
  expect(postsApi.listTags.response.parse(reply)).toEqual(reply)
  expect(reply.tags.map(({ name }) => name)).toEqual(reply.tags.map(({ name }) => name).toSorted())
  for (const { slug, count } of reply.tags) {
    const found = await call('listPosts', { query: { tag: slug } })
    expect(found.totalElements).toBe(count)
    expect(found.posts.every(({ tags }) => tags.some((tag) => tag.slug === slug))).toBe(true)
  }
})

test.each([
  ['/api/posts?tag=nothing', 404],
  ['/api/posts?tag=A%20B', 404],
  ['/api/posts/nothing', 404],
  ['/api/posts/__proto__', 404],
  ['/api/posts?size=101', 400],
  ['/api/posts?size=0&locale=en', 400],
  ['/api/posts?page=-1', 400],
  ['/api/posts?page=1000&size=100', 400],
  ['/api/posts?tag=safety&tag=sizing', 400],
])('%s is refused with %i', async (url, status) => {
  expect((await ask({ url })).statusCode).toBe(status)
})

test('a post contains sanitised HTML, its headings and its neighbours in time', async () => {
  const posts = await all()
  const reply = await call('getPost', { params: { slug: posts[1]?.slug ?? '' } })
  expect(postsApi.getPost.response.parse(reply)).toEqual(reply)
  const { post } = reply
  expect(post).toMatchObject({ ...posts[1], updatedAt: null })
  expect([post.next?.slug, post.previous?.slug]).toEqual([posts[0]?.slug, posts[2]?.slug])
  expect(post.headings.length).toBeGreaterThan(4)
  for (const { id } of post.headings) expect(post.html).toContain(` id="${id}"`)
  expect((await call('getPost', { params: { slug: posts[0]?.slug ?? '' } })).post.next).toBeNull()
  expect((await call('getPost', { params: { slug: posts.at(-1)?.slug ?? '' } })).post.previous).toBeNull()
})

test('the figures of the worked bill are in a right-aligned table', async () => {
  const { post } = await call('getPost', { params: { slug: 'how-monthly-hire-hours-work' } })
  expect(post.html).toContain('<td align="right"><strong>1,34,860.00</strong></td>')
})

test('an answer is stable until something changes, and its ETag gives 304', async () => {
  const first = await ask({ url: '/api/posts/off-hire-checklist' })
  const again = await ask({
    url: '/api/posts/off-hire-checklist',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('the list, a post, the tags, the feed and the addresses take one statement each', async () => {
  const { counted, statements } = countingStatements(db)
  const spent = async (work: () => Promise<unknown>) => {
    const before = statements()
    await work()
    return statements() - before
  }
  expect(await spent(() => postsJson(counted, { page: 0, size: 20, tag: 'safety' }))).toBe(1)
  expect(await spent(() => postJson(counted, 'off-hire-checklist'))).toBe(1)
  expect(await spent(() => tagsJson(counted))).toBe(1)
  expect(await spent(() => newestPosts(counted))).toBe(1)
  expect(await spent(() => contentAddresses(counted))).toBe(1)
})

test('the feed is RSS 2.0 of all posts, with absolute addresses', async () => {
  const reply = await ask({ url: '/blogs/rss.xml' })
  expect(reply.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const links = [...reply.body.matchAll(/<item>\n<title>.*<\/title>\n<link>([^<]*)<\/link>/g)].map(([, link]) => link)
  expect(links).toEqual((await all()).map(({ slug }) => `${config.publicUrl}/blog/${slug}`))
  const known = await ask({ url: '/blogs/rss.xml', headers: { 'if-none-match': String(reply.headers.etag) } })
  expect(known.statusCode).toBe(304)
})

test('the sitemaps list texts and industries, and posts with the day of their last change', async () => {
  const pages = (await ask({ url: '/sitemap-pages.xml' })).body
  for (const path of ['/resources', '/industries', '/industry-detail/wind-energy'])
    expect(pages).toContain(`<loc>${config.publicUrl}${path}</loc>`)
  const posts = (await ask({ url: '/sitemap-blog.xml' })).body
  expect(posts).toContain(`<loc>${config.publicUrl}/blogs</loc><lastmod>2026-10-21</lastmod>`)
  expect(posts).toContain(`${config.publicUrl}/blog/off-hire-checklist</loc><lastmod>2026-06-03</lastmod>`)
})

test('an unpublished post appears nowhere', async () => {
  await change(`update blog_post set published_at = null where slug = 'genset-sizing-guide'`)
  expect((await all()).map(({ slug }) => slug)).not.toContain('genset-sizing-guide')
  await expect(call('getPost', { params: { slug: 'genset-sizing-guide' } })).rejects.toMatchObject({ status: 404 })
  expect((await call('listTags')).tags.map(({ slug }) => slug)).not.toContain('sizing')
  expect((await ask({ url: '/blogs/rss.xml' })).body).not.toContain('genset-sizing-guide')
  expect((await blogAddresses(db)).map(({ path }) => path)).not.toContain('/blog/genset-sizing-guide')
  expect(await call('listPosts', { query: { tag: 'sizing' } })).toMatchObject({ posts: [], totalElements: 0 })
})

test.each(['/api/posts', '/api/posts/off-hire-checklist', '/api/tags'])(
  '%s ignores unknown parameters and gives the same answer',
  async (url) => {
    const [plain, more] = [await ask({ url }), await ask({ url: `${url}?locale=en&populate=*&x=1&x=2` })]
    expect([more.statusCode, more.body, more.headers['etag']]).toEqual([200, plain.body, plain.headers['etag']])
  },
)

test('a release never overwrites a post that a person has edited, but updates the others', async () => {
  await change(`update loaded_data set checksum = 'older' where name = 'posts'`)
  await change(
    `update blog_post set title = 'By hand', edited_at = '2026-11-01T20:00:00Z' where slug = 'off-hire-checklist'`,
  )
  await change(`update blog_post set title = 'Older' where slug = 'gst-on-equipment-rental'`)
  await loadPosts(db)
  clock.advance({ seconds: 1 })
  const { post } = await call('getPost', { params: { slug: 'off-hire-checklist' } })
  expect(post).toMatchObject({ title: 'By hand', updatedAt: '2026-11-01T20:00:00Z' })
  expect(post.tags.length).toBe(3)
  expect((await call('getPost', { params: { slug: 'gst-on-equipment-rental' } })).post.title).not.toBe('Older')
  const changed = (await blogAddresses(db)).find(({ path }) => path === '/blog/off-hire-checklist')
  expect(changed?.changedOn).toBe('2026-11-02')
  expect(await loadPosts(db)).toBe(0)
})
