import { addDays, daysUntil, weekdayOf } from '#contract/dates.ts'

/** The days that a board shows. */
export type Span = { readonly from: string; readonly days: number }

export const lastOf = ({ from, days }: Span) => addDays(from, days - 1)

export const mondayOf = (date: string) => addDays(date, -weekdayOf(date))

const percent = (share: number) => `${(share * 100).toFixed(3)}%`

/** Returns the place of days on the axis, as attributes of SVG; undefined for days outside of it. */
export function placeOf({ from, days }: Span, first: string, last: string) {
  const start = Math.max(0, daysUntil(from, first))
  const end = Math.min(days, daysUntil(from, last) + 1)
  return end > start ? { x: percent(start / days), width: percent((end - start) / days) } : undefined
}

/** The day under a point of the axis, given as a share of its width. */
export const dayAt = ({ from, days }: Span, share: number) =>
  addDays(from, Math.min(days - 1, Math.max(0, Math.floor(share * days))))

/** Moves the axis by whole weeks so that it shows a day, its first week before others. */
export const showing = (span: Span, day: string): Span => {
  const at = daysUntil(span.from, day)
  return at >= 0 && at < span.days ? span : { ...span, from: mondayOf(day) }
}
