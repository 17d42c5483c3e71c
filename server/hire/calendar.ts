// The calendar of a hire. Civil dates are `2026-06-30`, which compare as text.
import { addDays, daysUntil } from '#contract/dates.ts'
import { type RateTerms, weekdays } from '#contract/rate-terms.ts'

/** Days from the first to the last date, inclusive. */
export const daysBetween = (from: string, to: string) => daysUntil(from, to) + 1

/** The day after. Most days only count on, which is faster than a calendar: bills of many jobs ask for very many dates. */
function nextDate(civilDate: string) {
  const day = Number(civilDate.slice(8))
  return day < 28 ? `${civilDate.slice(0, 8)}${day < 9 ? '0' : ''}${day + 1}` : plusDays(civilDate, 1)
}

/** Every date from the first to the last, inclusive; none if the last is before the first. */
export function datesFrom(from: string, to: string): string[] {
  const found: string[] = []
  for (let date = from; date <= to; date = nextDate(date)) found.push(date)
  return found
}

type Weekday = (typeof weekdays)[number]
/** Weekdays that were asked before: bills of many jobs ask for the same few dates very often. */
const known = new Map<string, Weekday | undefined>()
const KNOWN_MAX = 10_000

/** Sunday is the first day of JavaScript's week, and the last of ours. */
function weekdayOf(civilDate: string) {
  if (known.has(civilDate)) return known.get(civilDate)
  const weekday = weekdays.at(new Date(civilDate).getUTCDay() - 1)
  if (known.size < KNOWN_MAX) known.set(civilDate, weekday)
  return weekday
}

/** Checks whether a date is a weekly off or a holiday. */
export function dayOffs({ weeklyOff }: Pick<RateTerms, 'weeklyOff'>, holidays: readonly string[]) {
  const off = new Set<string | undefined>(weeklyOff)
  const free = new Set(holidays)
  return (civilDate: string) => free.has(civilDate) || off.has(weekdayOf(civilDate))
}

/** In UTC, where every day has 24 hours: a calendar takes three times as long. */
export const plusDays = addDays

/** The same day some months later, or the last day of a shorter month. In UTC, as `addDays`. */
export function plusMonths(civilDate: string, months: number) {
  const [year = 0, month = 0, day = 0] = civilDate.split('-').map(Number)
  const reached = Math.min(day, lastDay(year, month + months))
  return new Date(Date.UTC(year, month - 1 + months, reached)).toISOString().slice(0, 10)
}

/** The last day of the month; months count on beyond December. */
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Returns this day of a date's month, or the last day of a shorter month. */
export function dayOfMonth(civilDate: string, day: number) {
  const [year = 0, month = 0] = civilDate.split('-').map(Number)
  return `${civilDate.slice(0, 8)}${String(Math.min(day, lastDay(year, month))).padStart(2, '0')}`
}

/** Whether the dates are the first and the last day of one month. */
export const isWholeMonth = (from: string, to: string) =>
  from.endsWith('-01') && plusDays(plusMonths(from, 1), -1) === to

export const later = (one: string, other: string) => (one > other ? one : other)
export const earlier = (one: string, other: string) => (one < other ? one : other)
