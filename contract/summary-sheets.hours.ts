import type { SheetDay, SummarySheet } from './summary-sheets.ts'

/** The kinds of hour, in the order in which a day's bar stacks them. */
export const hourKinds = ['work', 'overtime', 'waiting', 'rain', 'stop', 'breakdown'] as const
export type HourKind = (typeof hourKinds)[number]
export type DayHours = Readonly<Record<HourKind, number>>

/** Hours are quarters and meters tenths, whose sums are exact when rounded to two places. */
const exact = (hours: number) => Number(hours.toFixed(2))
const sumOf = (hours: readonly number[]) => exact(hours.reduce((sum, one) => sum + one, 0))

/** The hours of a day by kind; overtime is no part of `work` here. */
export function hoursOf({ workedHours, overtimeHours, idle, breakdownHours }: SheetDay): DayHours {
  const { CLIENT_IDLE = '0', WEATHER = '0', ...stops } = idle
  return {
    work: exact(Number(workedHours) - Number(overtimeHours)),
    overtime: Number(overtimeHours),
    waiting: Number(CLIENT_IDLE),
    rain: Number(WEATHER),
    stop: sumOf(Object.values(stops).map(Number)),
    breakdown: Number(breakdownHours),
  }
}

/** The hours of some days by kind. */
export const hoursIn = (days: readonly SheetDay[]) =>
  Object.fromEntries(hourKinds.map((kind) => [kind, sumOf(days.map((day) => hoursOf(day)[kind]))])) as DayHours

/** The highest bar. */
export const longestDay = ({ days, hoursPerDay }: Pick<SummarySheet, 'days' | 'hoursPerDay'>) =>
  Math.max(hoursPerDay, ...days.map((day) => sumOf(Object.values(hoursOf(day)))))

/** Worked hours of some days, overtime included. */
export const workedIn = (days: readonly SheetDay[]) => sumOf(days.map(({ workedHours }) => Number(workedHours)))
export const meterIn = (days: readonly SheetDay[]) => sumOf(days.map(({ meterHours }) => Number(meterHours ?? 0)))

/** Returns the state of a day's logs: all signed, some only deemed signed, or some open; undefined without a log. */
export function markOf({ logs }: SheetDay) {
  if (logs.length === 0) return undefined
  if (logs.some(({ signedBy }) => signedBy === null)) return 'open' as const
  return logs.some(({ signedBy }) => signedBy?.how === 'DEEMED') ? ('deemed' as const) : ('signed' as const)
}
