// The slices of a shift on one line of minutes, which begins at midnight of the shift's date.
import { DAY_MINUTES } from './dates.ts'

type Times = { readonly from: string; readonly to: string }
/** A slice with its minutes after midnight of the shift's date. */
export type Placed<One> = One & { readonly start: number; readonly end: number }

/** Minutes after midnight of `HH:MM`. */
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * The slices with their minutes after midnight of the shift's date. A time before the first slice begins, and an end
 * that is not after its start, are of the next day.
 */
export function placed<One extends Times>(slices: readonly One[]): Placed<One>[] {
  const first = minuteOf(slices[0]?.from ?? '00:00')
  return slices.map((slice) => {
    const from = minuteOf(slice.from)
    const start = from < first ? from + DAY_MINUTES : from
    const to = minuteOf(slice.to)
    const end = start >= DAY_MINUTES ? to + DAY_MINUTES : to
    return { ...slice, start, end: end > start ? end : end + DAY_MINUTES }
  })
}

/** Whether a slice lasts: only a whole day from midnight to midnight ends at the time at which it begins. */
export const lasts = ({ from, to }: Times) =>
  minuteOf(from) % DAY_MINUTES !== minuteOf(to) % DAY_MINUTES || (from === '00:00' && to === '24:00')

/** From the first minute of the slices to the last one. */
function spanOf(slices: readonly Times[]) {
  const at = placed(slices)
  return Math.max(...at.map(({ end }) => end)) - Math.min(...at.map(({ start }) => start))
}

const sorted = <One extends Times>(slices: readonly One[], startOf: (at: number) => number) =>
  slices
    .map((slice, at) => ({ slice, start: startOf(at) }))
    .toSorted((one, other) => one.start - other.start)
    .map(({ slice }) => slice)

/**
 * The slices in the order of their times. A night shift begins before midnight, so the first slice that was sent is the
 * first of the shift, unless the order of the clock makes the shift shorter: the afternoon before the morning is a mistake.
 */
export function inOrder<One extends Times>(slices: readonly One[]): One[] {
  const at = placed(slices)
  const asSent = sorted(slices, (index) => at[index]?.start ?? 0)
  const byClock = sorted(slices, (index) => minuteOf(slices[index]?.from ?? ''))
  return spanOf(byClock) < spanOf(asSent) ? byClock : asSent
}

/** The minutes of all slices together. */
export const minutesOf = (slices: readonly Placed<Times>[]) =>
  slices.reduce((sum, { start, end }) => sum + end - start, 0)
