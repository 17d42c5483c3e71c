import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DeskPost, DeskPostLine } from '#contract/content.desk.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { type Replies, refused, Versioned, waiting } from '#tests/components/replies.ts'
import { makerOf } from '#tests/components/sample-of.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  field,
  gone,
  heading,
  looked,
  lookedInTheDark,
  press,
  seen,
} from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const lineOf = makerOf(DeskPostLine, {
  author: 'Applications engineer',
  tags: ['Boom lift', 'Work at height'],
  status: 'PUBLISHED',
  publishedAt: '2026-06-03T03:30:00.000Z',
})

const REACH = { postId: idOf(700), title: 'How far a boom lift reaches', status: 'DRAFT', publishedAt: null } as const

const lines = [
  lineOf({ ...REACH, changedAt: '2026-11-22T09:10:00.000Z' }),
  lineOf({ postId: idOf(701), title: 'The off-hire checklist that saves arguments', tags: ['Billing', 'Checklist'] }),
  lineOf({
    postId: idOf(702),
    title: 'GST on equipment rental: a working guide',
    tags: ['GST', 'Invoicing'],
    author: 'Accounts',
  }),
  lineOf({ postId: idOf(703), title: 'Sizing a rental generator without guessing', status: 'WITHDRAWN', tags: [] }),
]

const aDeskPost = makerOf(DeskPost, {
  ...lineOf(REACH),
  slug: 'boom-reach',
  excerpt: 'Height and outreach are two figures, and the site needs both.',
  body: 'Two figures.\n\n## Outreach\n\nMeasure from the **turntable**.',
})

const html = `<p>Two figures.</p>
<h2 id="outreach">Outreach</h2>
<p>Measure from the <strong>turntable</strong>, not from the tyres.</p>
<ul><li>Up: the platform, and two metres of a person.</li><li>Out: at the height of the work.</li></ul>`

/** The posts at the desk, as the server keeps them during a test. */
const aBlog = (post = aDeskPost()): Replies => ({
  listDeskPosts: { posts: pageOf(lines) },
  listPostTags: { tags: ['Billing', 'Boom lift', 'Cranes', 'GST', 'Safety', 'Work at height'] },
  getDeskPost: new Versioned({ post }, 'W/"3"'),
  previewPost: { html, headings: [{ id: 'outreach', text: 'Outreach' }], readingMinutes: 1 },
})

const visit = aScreen()
const LIST = '/desk/posts'
const ONE = `/desk/posts/${idOf(700)}`
const main = page.getByRole('main')
const preview = page.getByRole('region', { name: 'Preview' })
const body = page.getByRole('textbox', { name: 'Body' })
const last = (name: Parameters<typeof askedOf>[0]) =>
  askedOf(name).at(-1) as { body: object; headers: object; query: object } | undefined

test('the list shows drafts, published and withdrawn posts; other roles read it', async () => {
  await visit(LIST, { atDesk: 'SALES', replies: aBlog() })
  await seen(page.getByText('4 posts'))
  await seen(main.getByText('Draft', { exact: true }).last())
  await looked('posts')
  await lookedInTheDark('posts')
  await main.getByRole('combobox', { name: 'State' }).selectOptions('Withdrawn')
  await expect.poll(() => last('listDeskPosts')?.query).toMatchObject({ status: 'WITHDRAWN' })
  await visit(LIST, { atDesk: 'ACCOUNTS', width: PHONE, replies: aBlog() })
  await seen(main.getByText('How far a boom lift reaches'))
  await gone(main.getByRole('link', { name: 'Write post' }))
  await main.getByRole('link', { name: 'How far a boom lift reaches' }).click()
  await seen(main.getByText('Only owners and sales change posts.'))
  await seen(main.getByText(/Measure from the/))
  await gone(button('Save changes'))
  await gone(button('Publish'))
  await looked('post for reading')
})

test('a post is edited beside its preview, saved, and published only as saved', async () => {
  await visit(ONE, { atDesk: 'SALES', replies: aBlog() })
  await seen(preview.getByRole('heading', { name: 'Outreach' }))
  await gone(preview.getByText(/^Updated/))
  await looked('post')
  await lookedInTheDark('post')
  await field('Title').fill('How far a boom reaches')
  await seen(preview.getByRole('heading', { name: 'How far a boom reaches' }))
  await body.fill('One figure.')
  await expect.poll(() => last('previewPost')?.body).toEqual({ body: 'One figure.' })
  await seen(page.getByText('Save your changes first.'))
  await expect.element(button('Publish')).toHaveAttribute('aria-disabled', 'true')
  const title = 'How far a boom reaches'
  serveAlso({ updatePost: new Versioned({ post: aDeskPost({ title, body: 'One figure.' }) }, 'W/"4"') })
  await press('Save changes')
  await seen(page.getByText('Saved.', { exact: true }))
  expect(last('updatePost')).toMatchObject({
    headers: { 'if-match': 'W/"3"' },
    body: { title, body: 'One figure.', slug: 'boom-reach', tags: ['Boom lift', 'Work at height'] },
  })
  const published = { status: 'PUBLISHED', publishedAt: '2026-11-22T10:00:00.000Z' } as const
  serveAlso({ publishPost: new Versioned({ post: aDeskPost({ title, ...published }) }, 'W/"5"') })
  await press('Publish')
  await seen(button('Withdraw'))
  await expect
    .element(page.getByRole('link', { name: 'See it on the site' }))
    .toHaveAttribute('href', '/blog/boom-reach')
  await expect.element(field('Address')).toBeDisabled()
})

test('on a phone the preview is the other side of the form', async () => {
  await visit(ONE, { atDesk: 'OWNER', width: PHONE, replies: aBlog() })
  await seen(body)
  await gone(preview)
  await press('Preview')
  await seen(preview.getByText('Measure from the'))
  await gone(body)
  await looked('post preview phone')
  await press('Write')
  await seen(body)
})

test('a new post takes its address from the title, its author from the desk, and tags that are pressed', async () => {
  const post = aDeskPost()
  await visit('/desk/posts/new', { atDesk: 'SALES', replies: aBlog(post) })
  await field('Title').fill('Boom: how far?')
  await expect.element(field('Address')).toHaveValue('boom-how-far')
  await field('Address').fill('boom-reach')
  await field('Title').fill('How far a boom lift reaches')
  await expect.element(field('Address')).toHaveValue('boom-reach')
  await press('Save draft')
  await seen(page.getByRole('alert').getByText('Summary is required'))
  await looked('new post')
  await field('Summary').fill('Two figures.')
  await press('GST')
  await press('Cranes')
  await press('GST')
  await body.fill('Two figures.')
  serveAlso({ addPost: new Versioned({ post }, 'W/"1"') })
  await press('Save draft')
  await seen(button('Publish'))
  expect(last('addPost')?.body).toMatchObject({
    slug: 'boom-reach',
    tags: ['Cranes'],
    author: expect.stringMatching(/./),
  })
})

test('an address in use is shown at its field', async () => {
  const violations = [{ field: 'slug', message: 'Address is already in use' }]
  await visit(ONE, { atDesk: 'SALES', replies: { ...aBlog(), updatePost: refused('validation', { violations }) } })
  await field('Address').fill('off-hire-checklist')
  await press('Save changes')
  await seen(page.getByRole('alert').getByText('Address is already in use'))
})

test('B-36 a post that a colleague has changed is not overwritten unseen', async () => {
  await visit(ONE, { atDesk: 'SALES', replies: { ...aBlog(), updatePost: refused('precondition-failed') } })
  await body.fill('Mine.')
  serveAlso({ getDeskPost: new Versioned({ post: aDeskPost({ body: 'Theirs.' }) }, 'W/"4"') })
  await press('Save changes')
  await seen(main.getByText('Theirs.'))
  await expect.element(body).toHaveValue('Mine.')
  await looked('post changed by a colleague')
})

test('S13 typed text stays text in the preview', async () => {
  const attack = '<img src=x onerror="document.title=\'run\'"><script>document.title="run"</script>'
  const post = aDeskPost({ title: attack, excerpt: attack, author: attack, tags: [] })
  await visit(ONE, { atDesk: 'SALES', replies: aBlog(post) })
  await seen(preview.getByRole('heading', { name: attack }))
  expect(preview.element().querySelectorAll('img, script')).toHaveLength(0)
  await looked('post attacked')
})

test('the screens show that they load or failed, and that they are closed to other roles', async () => {
  await visit(LIST, { atDesk: 'SALES', replies: { listDeskPosts: waiting } })
  await seen(page.getByText('Loading').first())
  await visit(LIST, { atDesk: 'SALES', replies: { listDeskPosts: { posts: pageOf([]) } } })
  await seen(page.getByText('No posts yet'))
  await looked('posts empty')
  await visit(LIST, { atDesk: 'SALES', replies: { listDeskPosts: refused('service-unavailable') } })
  await seen(page.getByText('The posts could not be loaded'))
  await visit(ONE, { atDesk: 'SALES', replies: { ...aBlog(), getDeskPost: refused('not-found') } })
  await seen(page.getByText('There is no such post'))
  await visit(ONE, { atDesk: 'SALES', replies: { ...aBlog(), previewPost: refused('service-unavailable') } })
  await seen(heading('How far a boom lift reaches').first())
  await seen(page.getByText('The preview could not be loaded.'))
  await visit('/desk/posts/new', { atDesk: 'OPERATIONS', replies: aBlog() })
  await seen(page.getByText('Not part of your role'))
})
