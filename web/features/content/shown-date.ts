import { dateInIndia, formatDate } from '#contract/dates.ts'

/** `2026-01-15T03:30:00Z` as `15 Jan 2026`. */
export const shownDate = (instant: string) => formatDate(dateInIndia(new Date(instant)))
