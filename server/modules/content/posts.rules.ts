import { createHash } from 'node:crypto'
import type { PostForm } from '#contract/content.desk.ts'
import { slugOf } from '#contract/slugs.ts'

const WORDS_A_MINUTE = 200

/** Whole minutes, rounded up, at least 1; isolated Markdown characters do not count as words. */
export const readingMinutes = (markdown: string) =>
  Math.max(1, Math.ceil((markdown.match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0) / WORDS_A_MINUTE))

/** The tags of these names, each once, with their slugs. */
export const toTags = (names: readonly string[]) => [
  ...new Map(names.map((name) => [slugOf(name), { slug: slugOf(name), name }])).values(),
]

/** The fields of a post as the audit trail keeps them: of the body its length and a fingerprint. */
export const recorded = ({ title, slug, excerpt, author, tags, body }: PostForm) => ({
  title,
  slug,
  excerpt,
  author,
  tags,
  body: `${body.length} characters, ${createHash('sha256').update(body).digest('hex').slice(0, 8)}`,
})
