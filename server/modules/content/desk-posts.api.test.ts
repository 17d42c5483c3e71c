import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { POST_BODY_MAX } from '#contract/content.desk.ts'
import { loadPosts } from '#database/seed/load-posts.ts'
import { renderMarkdown } from '#server/platform/markdown.ts'
import { aPost } from '#tests/support/desk-posts.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const sales = await server.signInStaff('SALES')
const headers = { 'if-match': '*' }
/** The public site shows a change within a second. */
const later = () => server.clock.advance({ seconds: 1 })

const add = async (changes: Parameters<typeof aPost>[0] = {}) =>
  (await sales.call('addPost', { body: aPost(changes) })).post
const publish = (id: string) => sales.call('publishPost', { params: { id }, headers, body: {} })
const withdraw = (id: string) => sales.call('withdrawPost', { params: { id }, headers, body: {} })
const update = (id: string, changes: Parameters<typeof aPost>[0]) =>
  sales.call('updatePost', { params: { id }, headers, body: aPost(changes) })
async function aPublished(changes: Parameters<typeof aPost>[0] = {}) {
  const { postId } = await add(changes)
  return (await publish(postId)).post
}

const read = async (slug: string) => (await server.call('getPost', { params: { slug } })).post
/** Lists the places where the public site shows a post. */
async function shownAt({ slug }: { slug: string }) {
  later()
  const page = await server.ask({ url: `/api/posts/${slug}` })
  const places = {
    page: page.statusCode === 200,
    list: (await server.call('listPosts', { query: {} })).posts.some((post) => post.slug === slug),
    feed: (await server.ask({ url: '/blogs/rss.xml' })).body.includes(`/blog/${slug}<`),
    sitemap: (await server.ask({ url: '/sitemap-blog.xml' })).body.includes(`/blog/${slug}<`),
  }
  return Object.entries(places).flatMap(([place, isThere]) => (isThere ? [place] : []))
}
const EVERYWHERE = ['page', 'list', 'feed', 'sitemap']

test('a draft is nowhere, a published post everywhere at once, and a withdrawn one nowhere again', async () => {
  const draft = await add()
  expect(draft).toMatchObject({ status: 'DRAFT', publishedAt: null, tags: ['Boom lift', 'Work at height'] })
  expect(await shownAt(draft)).toEqual([])
  expect((await publish(draft.postId)).post.status).toBe('PUBLISHED')
  expect(await shownAt(draft)).toEqual(EVERYWHERE)
  expect((await withdraw(draft.postId)).post.status).toBe('WITHDRAWN')
  expect(await shownAt(draft)).toEqual([])
})

test('a change of a published post shows at once, in the list and the tags too', async () => {
  const post = await aPublished({ tags: ['Cranes'] })
  await shownAt(post)
  await update(post.postId, { slug: post.slug, title: 'Two figures of a boom', tags: ['Boom reach', 'cranes'] })
  later()
  expect(await read(post.slug)).toMatchObject({
    title: 'Two figures of a boom',
    tags: [
      { slug: 'boom-reach', name: 'Boom reach' },
      // Written otherwise, it is the same tag.
      { slug: 'cranes', name: 'Cranes' },
    ],
  })
  const { posts } = await server.call('listPosts', { query: { tag: 'boom-reach' } })
  expect(posts.map(({ title }) => title)).toEqual(['Two figures of a boom'])
  expect((await sales.call('listPostTags')).tags).toContain('Boom reach')
})

test('a post keeps the date of its first publication, and says when it was changed after that', async () => {
  const post = await aPublished()
  later()
  expect((await read(post.slug)).updatedAt).toBeNull()
  server.clock.advance({ seconds: 90 })
  await withdraw(post.postId)
  expect((await publish(post.postId)).post.publishedAt).toBe(post.publishedAt)
  await update(post.postId, { slug: post.slug })
  later()
  const { publishedAt, updatedAt } = await read(post.slug)
  expect(Date.parse(publishedAt)).toBe(Math.floor(Date.parse(post.publishedAt ?? '') / 1000) * 1000)
  expect(Date.parse(updatedAt ?? '') - Date.parse(publishedAt)).toBeGreaterThan(89_000)
})

test('an address belongs to one post, and stays once readers know it', async () => {
  const [one, other] = [await aPublished(), await add()]
  const taken = { status: 422, violations: [{ field: 'slug', code: 'taken' }] }
  await expect(add({ slug: one.slug })).rejects.toMatchObject(taken)
  await expect(update(other.postId, { slug: one.slug })).rejects.toMatchObject(taken)
  const slug = `${other.slug}-2`
  expect((await update(other.postId, { slug })).post.slug).toBe(slug)
  await withdraw(one.postId)
  const fixed = { status: 422, violations: [{ field: 'slug', code: 'fixed' }] }
  await expect(update(one.postId, { slug: `${one.slug}-2` })).rejects.toMatchObject(fixed)
})

test('the database itself keeps the address of a published post, and its bounds', async () => {
  const { postId } = await aPublished()
  const set = (change: ReturnType<typeof sql>) =>
    server.db.rows(sql`update blog_post set ${change} where post_id = ${postId}`)
  await expect(set(sql`slug = 'elsewhere'`)).rejects.toThrow(/address/)
  await expect(set(sql`markdown = repeat('x', 20001)`)).rejects.toThrow(/blog_post_markdown_check/)
  await expect(set(sql`slug = 'off-hire-checklist'`)).rejects.toThrow(/address|unique/)
  const draft = await add()
  const withdrawn = sql`update blog_post set withdrawn_at = now() where post_id = ${draft.postId}`
  await expect(server.db.rows(withdrawn)).rejects.toThrow(/only_published/)
})

test('a post is published once, and withdrawn only from the site', async () => {
  const { postId } = await add()
  const refused = { status: 409, type: '/problems/status-conflict' }
  await expect(withdraw(postId)).rejects.toMatchObject(refused)
  await publish(postId)
  await expect(publish(postId)).rejects.toMatchObject(refused)
})

test('B-36 a change names the version it has seen', async () => {
  const { postId, slug } = await add()
  const save = (sent: Record<string, string>) =>
    sales.call('updatePost', { params: { id: postId }, headers: sent, body: aPost({ slug }) })
  await expect(save({})).rejects.toMatchObject({ status: 428 })
  await save({ 'if-match': 'W/"1"' })
  await expect(save({ 'if-match': 'W/"1"' })).rejects.toMatchObject({ status: 412 })
})

test('the audit trail names the changed fields, and of the text only the fact', async () => {
  const owner = await server.signInStaff()
  const { postId, slug } = await add({ body: 'One.' })
  later()
  await update(postId, { slug, body: 'Two.' })
  const { audit } = await owner.call('listAudit', { query: { subject: postId } })
  expect(audit.content[0]).toMatchObject({ act: 'updatePost', subject: { label: aPost().title } })
  expect(audit.content[0]?.changes.map(({ field }) => field)).toEqual(['body'])
  expect(JSON.stringify(audit.content[0]?.changes)).toMatch(/4 characters, [0-9a-f]{8}/)
})

// That the renderer makes every attack harmless is proved in markdown.test.ts.
test('S13 the preview and the public page show what the renderer makes, and the feed holds it as text', async () => {
  const attack = '<img src=x onerror=alert(1)> [x](javascript:alert(1))'
  const preview = await sales.call('previewPost', { body: { body: attack } })
  expect(preview.html).toBe((await renderMarkdown(attack)).html)
  const post = await aPublished({ title: attack, excerpt: attack, body: attack })
  later()
  expect(await read(post.slug)).toMatchObject({ ...preview, title: attack })
  const feed = (await server.ask({ url: '/blogs/rss.xml' })).body
  expect(feed).not.toMatch(/<(script|img|svg|iframe|object|style)/i)
})

test.each([
  ['right-to-left marks in the text', { body: 'safe \u202egnp.exe' }, 'body'],
  ['right-to-left marks in the title', { title: 'safe \u202egnp.exe' }, 'title'],
  ['a text that is too long', { body: 'x'.repeat(POST_BODY_MAX + 1) }, 'body'],
  ['an empty text', { body: ' \n ' }, 'body'],
  ['an address with a path', { slug: 'a/b' }, 'slug'],
  ['nine tags', { tags: Array.from({ length: 9 }, (_, n) => `Tag ${n}`) }, 'tags'],
  ['a tag without an address', { tags: ['सुरक्षा'] }, 'tags.0'],
])('%s is refused', async (_what, changes, field) => {
  await expect(add(changes)).rejects.toMatchObject({ status: 422, violations: [{ field }] })
})

test('I2 the longest Hindi post fits into a request', async () => {
  const body = 'क्षि'.repeat(POST_BODY_MAX / 4)
  expect((await add({ body })).body).toBe(body)
})

test('the list is searched, narrowed to a state, sorted and paged', async () => {
  const ask = async (query: object) => (await sales.call('listDeskPosts', { query })).posts
  expect((await ask({ filter: 'off-hire' })).content[0]).toMatchObject({ slug: 'off-hire-checklist' })
  expect((await ask({ filter: '100%' })).totalElements).toBe(0)
  later()
  const draft = await add({ title: 'Newest' })
  expect((await ask({ sort: '-changed', size: '1' })).content).toMatchObject([{ postId: draft.postId }])
  const drafts = await ask({ status: 'DRAFT' })
  expect(new Set(drafts.content.map(({ status }) => status))).toEqual(new Set(['DRAFT']))
  const titles = (await ask({ sort: 'title', size: '100' })).content.map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(8)
  const [first, second] = [
    await ask({ sort: '-published', size: '3' }),
    await ask({ sort: '-published', size: '3', page: '1' }),
  ]
  const ids = [...first.content, ...second.content].map(({ postId }) => postId)
  expect(new Set(ids).size).toBe(6)
})

test('a demo post is edited and withdrawn like any other, and a release leaves it so', async () => {
  const own = await aServer()
  const desk = await own.signInStaff('OWNER')
  const { posts } = await desk.call('listDeskPosts', { query: { filter: 'off-hire-checklist' } })
  const params = { id: posts.content[0]?.postId ?? '' }
  const { post } = await desk.call('getDeskPost', { params })
  const { slug, excerpt, author, tags, body } = post
  await desk.call('updatePost', { params, headers, body: { title: 'Ours', slug, excerpt, author, tags, body } })
  await desk.call('withdrawPost', { params, headers, body: {} })
  await own.db.rows(sql`delete from loaded_data where name = 'posts'`)
  expect(await loadPosts(own.appDb)).toBe(8)
  expect((await desk.call('getDeskPost', { params })).post).toMatchObject({ title: 'Ours', status: 'WITHDRAWN', tags })
})
