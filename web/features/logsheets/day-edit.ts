// Editing a day as people do: an entry covers what was there, and its neighbours follow a border that gives way.
import { DAY_MINUTES } from '#contract/dates.ts'
import { placed } from '#contract/logsheet-line.ts'
import type { Slice } from '#contract/logsheets.content.ts'

/** An entry with its minutes after midnight of the shift's date. */
export type DaySlice = Pick<Slice, 'type' | 'cause' | 'note'> & { readonly start: number; readonly end: number }

export const QUARTER = 15

export const dayOf = (slices: readonly Slice[]): DaySlice[] =>
  placed(slices)
    .map(({ start, end, type, cause, note }) => ({ start, end, type, cause, note }))
    .toSorted((one, other) => one.start - other.start)

/** `10:15`; a minute of the next day is written as that day's time. */
export const timeOf = (minute: number) =>
  `${String(Math.floor((minute % DAY_MINUTES) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The end of an entry: `24:00` for one that ends at midnight. */
export const endTimeOf = (minute: number) => (minute % DAY_MINUTES === 0 ? '24:00' : timeOf(minute))

/** An entry; one that lasts a day from another time than midnight becomes two, because its end would be its beginning. */
const parts = (one: DaySlice): DaySlice[] =>
  one.end - one.start === DAY_MINUTES && one.start % DAY_MINUTES !== 0
    ? [
        { ...one, end: DAY_MINUTES },
        { ...one, start: DAY_MINUTES },
      ]
    : [one]

export const slicesOf = (day: readonly DaySlice[]): Slice[] =>
  day.flatMap(parts).map(({ start, end, ...rest }) => ({ from: timeOf(start), to: endTimeOf(end), ...rest }))

/** The rest of an entry beside the hours that another one takes. */
const beside = (one: DaySlice, taken: DaySlice): DaySlice[] =>
  [
    { ...one, end: Math.min(one.end, taken.start) },
    { ...one, start: Math.max(one.start, taken.end) },
  ].filter(({ start, end }) => end > start)

const isAlike = (one: DaySlice, other: DaySlice) =>
  one.type === other.type && one.cause === other.cause && one.note === other.note

/** Entries of one kind that touch are one. */
const joined = (day: readonly DaySlice[]) =>
  day.reduce<DaySlice[]>((all, one) => {
    const last = all.at(-1)
    const isOne = last !== undefined && last.end === one.start && isAlike(last, one)
    return isOne ? [...all.slice(0, -1), { ...last, end: one.end }] : [...all, one]
  }, [])

/** The day with an entry changed, or added where `at` is undefined. */
export function changed(day: readonly DaySlice[], at: number | undefined, to: DaySlice): DaySlice[] {
  const was = at === undefined ? undefined : day[at]
  const others = day.filter((_, place) => place !== at)
  const following = others.map((one) => {
    if (was === undefined || to.start > was.end || to.end < was.start) return one
    if (one.end === was.start && to.start > was.start) return { ...one, end: to.start }
    return one.start === was.end && to.end < was.end ? { ...one, start: to.end } : one
  })
  const all = [...following.flatMap((one) => beside(one, to)), to]
  return joined(all.toSorted((one, other) => one.start - other.start))
}

/** Removes an entry of the day. If its neighbours are of one kind, the first one fills the gap. */
export function without(day: readonly DaySlice[], at: number): DaySlice[] {
  const [before, gone, after] = [day[at - 1], day[at], day[at + 1]]
  const closes =
    before && gone && after && before.end === gone.start && after.start === gone.end && isAlike(before, after)
  const rest = closes ? day.with(at - 1, { ...before, end: after.start }) : day
  return joined(rest.filter((_, place) => place !== at))
}

/** A further entry: an hour of work after the last one. */
export function furtherAfter(day: readonly DaySlice[]): DaySlice {
  const start = day.at(-1)?.end ?? 8 * 60
  return { start, end: start + 60, type: 'WORK', cause: null, note: null }
}

/** The entry within one day of its shift, and never shorter than a quarter of an hour. */
export function within(day: readonly DaySlice[], at: number | undefined, to: DaySlice): DaySlice {
  const others = day.filter((_, place) => place !== at)
  const earliest = Math.max(0, (others.at(-1)?.end ?? 0) - DAY_MINUTES)
  const start = Math.min(Math.max(to.start, earliest), 2 * DAY_MINUTES - QUARTER)
  const latest = Math.min(others[0]?.start ?? start, start) + DAY_MINUTES
  return { ...to, start, end: Math.max(Math.min(to.end, latest), start + QUARTER) }
}

/** A time as typed, `10:15`, `1015` or `10`, on the grid of 15 minutes; undefined for anything else. */
export function minuteTyped(text: string): number | undefined {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:. ]?(\d{2}))?$/.exec(text.trim()) ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  if (hour === undefined || Number(minute) > 59 || minutes > DAY_MINUTES) return undefined
  return Math.round(minutes / QUARTER) * QUARTER
}

/** The minute of a typed time that is nearest to another minute, on this day or the next. */
export const nearest = (minute: number, to: number) =>
  [minute, minute + DAY_MINUTES].toSorted((one, other) => Math.abs(one - to) - Math.abs(other - to))[0] ?? minute

/** The minutes that a bar shows, on full hours, with room on both sides. */
export function viewOf(day: readonly DaySlice[], room: number) {
  const [first, last] = [day[0]?.start ?? 8 * 60, Math.max(0, ...day.map(({ end }) => end)) || 18 * 60]
  return { from: Math.floor((first - room) / 60) * 60, to: Math.ceil((last + room) / 60) * 60 }
}
export type View = ReturnType<typeof viewOf>
