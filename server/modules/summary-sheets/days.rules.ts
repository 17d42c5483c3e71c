// The days of a sheet with their hours and logs, for the strip above its lines.
import { dayTypes } from '#contract/logsheets.timesheets.ts'
import type { SheetDay } from '#contract/summary-sheets.ts'
import { datesFrom, dayOffs } from '#server/hire/calendar.ts'
import type { SheetLogRow } from './reading.store.ts'
import type { SheetFacts } from './sheet.rules.ts'

type Facts = Pick<SheetFacts, 'agreed' | 'holidays' | 'from' | 'to'>
const [WORKING, OFF, HOLIDAY] = dayTypes

const logOf = ({ logsheetId, logNumber, shift, version, status, signedBy, photos }: SheetLogRow) => ({
  logsheetId,
  logNumber,
  shift,
  version,
  status,
  signedBy,
  photos,
})

/** Hours are quarters and meters tenths, whose sums of a day binary fractions show exactly when rounded to two places. */
const exact = (hours: number) => String(Number(hours.toFixed(2)))

/** Overtime of the first shift beyond the agreed hours of a working day; a second shift is billed by the day. */
function dayOf({ agreed }: Facts, date: string, dayType: SheetDay['dayType'], logs: readonly SheetLogRow[]): SheetDay {
  const first = logs.find(({ shift }) => shift === 'A')
  const worked = Number(first?.workedHours ?? 0)
  const meters = logs.flatMap(({ meterHours }) => (meterHours === null ? [] : [Number(meterHours)]))
  return {
    date,
    dayType,
    workedHours: exact(worked),
    overtimeHours: dayType === WORKING ? exact(Math.max(0, worked - agreed.terms.hoursPerDay)) : '0',
    idle: first?.idle ?? {},
    breakdownHours: first?.breakdownHours ?? '0',
    meterHours: meters.length === 0 ? null : exact(meters.reduce((sum, hours) => sum + hours, 0)),
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

/** Worked hours of first shifts, as a decimal. */
export const workedOf = (logs: readonly Pick<SheetLogRow, 'shift' | 'workedHours'>[]) =>
  exact(logs.reduce((sum, { shift, workedHours }) => sum + (shift === 'A' ? Number(workedHours) : 0), 0))
