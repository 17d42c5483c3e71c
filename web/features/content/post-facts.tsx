import { dateInIndia, formatDate } from '#contract/dates.ts'
import { plural } from '#web/platform/text.ts'
import { useBlogText } from './blog-text.ts'

type Facts = { publishedAt: string; readingMinutes: number }

/** `2026-01-15T03:30:00Z` as `15 Jan 2026`. */
export const shownDate = (instant: string) => formatDate(dateInIndia(new Date(instant)))

/** When a post came out and how long it takes. */
export const PostFacts = ({ publishedAt, readingMinutes }: Facts) => (
  <p className="text-sm text-ink-3">
    <time dateTime={publishedAt}>{shownDate(publishedAt)}</time>
    <span aria-hidden="true"> · </span>
    {plural(readingMinutes, useBlogText().minutes)}
  </p>
)
