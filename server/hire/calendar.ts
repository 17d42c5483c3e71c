import { weekdays } from '#contract/rate-terms.ts'

/** Civil dates are `2026-06-30`, which compare as text. */
const dateOf = (civilDate: string) => Temporal.PlainDate.from(civilDate)

/** Days from the first to the last date, both counted. */
export const daysBetween = (from: string, to: string) => dateOf(from).until(dateOf(to)).days + 1

/** Every date from the first to the last, both included; none where the last is before the first. */
export function datesFrom(from: string, to: string): string[] {
  const first = dateOf(from)
  return Array.from({ length: from > to ? 0 : daysBetween(from, to) }, (_, days) => first.add({ days }).toString())
}

export const weekdayOf = (civilDate: string) => weekdays[dateOf(civilDate).dayOfWeek - 1]

export const plusDays = (civilDate: string, days: number) => dateOf(civilDate).add({ days }).toString()

/** Months later; a day that the month does not have becomes its last. */
export const plusMonths = (civilDate: string, months: number) => dateOf(civilDate).add({ months }).toString()

/** The day of that month, or the month's last where it has fewer days. */
export const dayOfMonth = (civilDate: string, day: number) => dateOf(civilDate).with({ day }).toString()

/** Whether the dates are the first and the last of one month. */
export const isWholeMonth = (from: string, to: string) =>
  from.endsWith('-01') && plusDays(plusMonths(from, 1), -1) === to

export const later = (one: string, other: string) => (one > other ? one : other)
export const earlier = (one: string, other: string) => (one < other ? one : other)
