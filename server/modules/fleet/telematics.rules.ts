// The hours of a time by the readings of an hour counter. Readings stay as received; a doubtful one gives no figure.

import { addDays } from '#contract/dates.ts'
import { instantMs } from '#contract/times.ts'

/** An hour counter at an instant, in ISO 8601: `1204.50`. */
export type Counted = { readonly at: string; readonly hours: string }

const HOUR_MS = 3_600_000
/** Counters are rounded, and clocks differ a little. */
const ROOM_HOURS = 0.2
/** Hundredths of hours are no binary fractions. */
const ROUNDING = 1e-9

/** A reading is ahead of its time by more than clocks differ; the database refuses it. */
export const isAhead = (at: Date, now: Date) => at.getTime() > now.getTime() + 10 * 60_000

/** Hours between two readings, to a tenth; null where the counter ran back, or ran for longer than the time between. */
export function ranBetween(before: Counted, after: Counted): string | null {
  const ran = Number(after.hours) - Number(before.hours)
  const passed = (instantMs(after.at) - instantMs(before.at)) / HOUR_MS
  return ran < -ROUNDING || ran > passed + ROOM_HOURS + ROUNDING
    ? null
    : Math.max(0, Math.round(ran * 10) / 10).toFixed(1)
}

type DayEnd = Counted & { readonly date: string }

/** The hours of each of the last days by the last reading of each day; null for a day without a reading or a day before it. */
export function hoursByDay(ends: readonly DayEnd[], last: string, days: number) {
  const byDate = new Map(ends.map((end) => [end.date, end]))
  return Array.from({ length: days }, (_, ago) => {
    const date = addDays(last, -ago)
    const [before, after] = [byDate.get(addDays(date, -1)), byDate.get(date)]
    return { date, hours: before && after ? ranBetween(before, after) : null }
  })
}
