import { daysUntil } from '#contract/dates.ts'

/** Days from one civil date to another, both counted. */
export const dayCount = (from: string, to: string) => daysUntil(from, to) + 1

/** The earlier and the later of two civil dates. */
export const earlier = (one: string, other: string) => (one < other ? one : other)
