import { DeskPost, DeskPostLine } from '#contract/content.desk.ts'
import { type Replies, Versioned } from './replies.ts'
import { makerOf } from './sample-of.ts'
import { idOf, pageOf } from './samples.ts'

const lineOf = makerOf(DeskPostLine, {
  author: 'Applications engineer',
  tags: ['Boom lift', 'Work at height'],
  status: 'PUBLISHED',
  publishedAt: '2026-06-03T03:30:00.000Z',
})

const REACH = { postId: idOf(700), title: 'How far a boom lift reaches', status: 'DRAFT', publishedAt: null } as const

export const lines = [
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

export const aDeskPost = makerOf(DeskPost, {
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
export const aBlog = (post = aDeskPost()): Replies => ({
  listDeskPosts: { posts: pageOf(lines) },
  listPostTags: { tags: ['Billing', 'Boom lift', 'Cranes', 'GST', 'Safety', 'Work at height'] },
  getDeskPost: new Versioned({ post }, 'W/"3"'),
  previewPost: { html, headings: [{ id: 'outreach', text: 'Outreach' }], readingMinutes: 1 },
})
