// The days of a sheet with their hours and logs, for the strip above its lines.
import { dayTypes } from '#contract/logsheets.timesheets.ts'
import type { SheetDay } from '#contract/summary-sheets.ts'
import { datesFrom, dayOffs } from '#server/hire/calendar.ts'
import type { SheetLogRow } from './reading.store.ts'
import type { SheetFacts } from './sheet.rules.ts'

type Facts = Pick<SheetFacts, 'agreed' | 'holidays' | 'from' | 'to'>
const [WORKING, OFF, HOLIDAY] = dayTypes

const logOf = ({ logsheetId, logNumber, shift, version, status, signedBy, photos, workedHours }: SheetLogRow) => ({
  logsheetId,
  logNumber,
  shift,
  version,
  status,
  signedBy,
  photos,
  workedHours,
})

/** Hours are quarters and meters tenths, whose sums of a day binary fractions show exactly when rounded to two places. */
const exact = (hours: number) => String(Number(hours.toFixed(2)))

const sumOf = (hours: readonly (number | string)[]) => exact(hours.reduce<number>((sum, each) => sum + Number(each), 0))

/** The idle hours of all shifts by cause. */
const idleOf = (logs: readonly SheetLogRow[]) =>
  Object.fromEntries(
    [
      ...Map.groupBy(
        logs.flatMap(({ idle }) => Object.entries(idle)),
        ([cause]) => cause,
      ),
    ].map(([cause, each]) => [cause, sumOf(each.map(([, hours]) => hours))]),
  )

/** The hours of both shifts; overtime is what each of them worked beyond its length. */
function dayOf({ agreed }: Facts, date: string, dayType: SheetDay['dayType'], logs: readonly SheetLogRow[]): SheetDay {
  const meters = logs.flatMap(({ meterHours }) => (meterHours === null ? [] : [meterHours]))
  return {
    date,
    dayType,
    workedHours: sumOf(logs.map(({ workedHours }) => workedHours)),
    overtimeHours: sumOf(logs.map(({ workedHours }) => Math.max(0, Number(workedHours) - agreed.terms.hoursPerDay))),
    idle: idleOf(logs),
    breakdownHours: sumOf(logs.map(({ breakdownHours }) => breakdownHours)),
    meterHours: meters.length === 0 ? null : sumOf(meters),
    logs: logs.map(logOf),
  }
}

/** Each day on hire, in order. */
export function daysOf(facts: Facts, logs: readonly SheetLogRow[]): SheetDay[] {
  const { agreed, holidays, from, to } = facts
  const isOff = dayOffs(agreed.terms, holidays)
  const byDate = Map.groupBy(logs, ({ date }) => date)
  const typeOf = (date: string) => (holidays.includes(date) ? HOLIDAY : isOff(date) ? OFF : WORKING)
  return datesFrom(from, to).map((date) => dayOf(facts, date, typeOf(date), byDate.get(date) ?? []))
}

/** Worked hours of both shifts, as a decimal. */
export const workedOf = (logs: readonly Pick<SheetLogRow, 'workedHours'>[]) =>
  sumOf(logs.map(({ workedHours }) => workedHours))
