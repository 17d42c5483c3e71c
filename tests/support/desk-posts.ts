import { randomUUID } from 'node:crypto'
import type { PostForm } from '#contract/content.desk.ts'

/** A post as the desk enters it, each with an address of its own. */
export const aPost = (changes: Partial<PostForm> = {}): PostForm => ({
  title: 'How far a boom lift reaches',
  slug: `how-far-a-boom-lift-reaches-${randomUUID().slice(0, 8)}`,
  excerpt: 'Height and outreach are two figures, and the site needs both.',
  author: 'Applications engineer',
  tags: ['Boom lift', 'Work at height'],
  body: 'Two figures.\n\n## Outreach\n\nMeasure from the **turntable**.',
  ...changes,
})
