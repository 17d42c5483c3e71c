import { plural } from '#web/platform/text.ts'
import { useBlogText } from './blog-text.ts'
import { shownDate } from './shown-date.ts'

type Facts = { publishedAt: string; readingMinutes: number }

/** A post's date and reading time. */
export const PostFacts = ({ publishedAt, readingMinutes }: Facts) => (
  <p className="text-sm text-ink-3">
    <time dateTime={publishedAt}>{shownDate(publishedAt)}</time>
    <span aria-hidden="true"> · </span>
    {plural(readingMinutes, useBlogText().minutes)}
  </p>
)
