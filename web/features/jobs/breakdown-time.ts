import { IST_OFFSET_MS } from '#contract/dates.ts'
import { instantIn } from '#contract/times.ts'

const MINUTE_MS = 60_000

/** An instant as a field for date and time shows it, by the clock of India: `2026-11-23T10:40`. */
export const fieldTime = (at: number) => new Date(at + IST_OFFSET_MS).toISOString().slice(0, 16)

/** The instant of such a field; undefined for none. */
export const instantOf = (typed: string) => instantIn(typed)?.toISOString()

/** Hours and minutes from one instant to another. */
export function lasting(from: number, to: number) {
  const minutes = Math.max(0, Math.floor((to - from) / MINUTE_MS))
  return { h: Math.floor(minutes / 60), m: minutes % 60 }
}
