// Checks of the billed amounts of a sheet against its logs: overtime, breakdowns, standby, the meter and telematics.
import type { CheckResult } from '#contract/checks.ts'
import { meterAgrees, telematicsChecks } from '#contract/logsheet-checks.ts'
import type { RateTerms } from '#contract/rate-terms.ts'
import { dayOffs } from '#server/hire/calendar.ts'
import { type Checked, datesOf, finding, hours, lineNoOf, passed } from './checks-facts.ts'

const firstShifts = ({ logs }: Checked) => logs.filter(({ shift }) => shift === 'A')

/** The logs behind overtime were answered by the customer, not by the clock. */
function overtime(checked: Checked): CheckResult {
  const { lines } = checked
  const lineNo = lineNoOf(lines, 'OT')
  if (lineNo === null) return passed('OVERTIME', 'overtimeNone')
  const days = new Set(lines[lineNo - 1]?.days)
  const behind = checked.logs.filter(({ date }) => days.has(date))
  const deemed = behind.filter(({ isDeemed }) => isDeemed)
  if (deemed.length === 0) return passed('OVERTIME', 'overtimeSigned', { n: behind.length }, lineNo)
  const says = { deemed: deemed.length, n: behind.length, days: datesOf(deemed) }
  return finding('OVERTIME', 'overtimeDeemed', says, lineNo)
}

/** Part of a day's hours from which on half a day counts as broken. */
const HALF = 0.5

type Log = Checked['logs'][number]

/** The share of the idle hours of a cause that is not paid. */
const unpaid = ({ standbyPct }: RateTerms, cause: string) =>
  1 - Number(Object.entries(standbyPct).find(([name]) => name === cause)?.[1] ?? 100) / 100

/** The hours that a first shift could lose: what it fell short of its length, in a pool the length; none of an off day. */
function roomOf({ sheet: { agreed, holidays } }: Checked, { date, workedHours }: Log) {
  const { basis, hoursMode, hoursPerDay } = agreed.terms
  if (basis === 'MONTH' && dayOffs(agreed.terms, holidays)(date)) return 0
  return basis === 'MONTH' && hoursMode === 'POOLED' ? hoursPerDay : Math.max(0, hoursPerDay - Number(workedHours))
}

/** The hours that a first shift lost to idle time, which comes first, and to breakdown. */
function lostIn(checked: Checked, log: Log) {
  const { terms } = checked.sheet.agreed
  const room = roomOf(checked, log)
  const idleHours = Object.entries(log.idle).map(([cause, taken]) => Number(taken) * unpaid(terms, cause))
  const stood = Math.min(room, hours(idleHours))
  return { idle: stood, breakdown: Math.min(room - stood, Number(log.breakdownHours)) }
}

/** Hours lost to breakdown beyond the grace are deducted from a hire by the month or day. */
function breakdown(checked: Checked): CheckResult | null {
  const { terms } = checked.sheet.agreed
  if (terms.basis === 'HOUR') return null
  const { effect, graceHours: grace } = terms.breakdown
  const each = firstShifts(checked).map((log) => lostIn(checked, log).breakdown)
  const all = hours(each)
  const isDue =
    effect === 'HALF_FULL'
      ? each.some((one) => one >= terms.hoursPerDay * HALF)
      : effect === 'DEDUCT' && all > Number(grace)
  const lineNo = lineNoOf(checked.lines, 'BREAKDOWN')
  if (all === 0) return passed('BREAKDOWN', 'breakdownNone')
  if (!isDue) return passed('BREAKDOWN', 'breakdownFree', { hours: all })
  if (lineNo === null) return finding('BREAKDOWN', 'breakdownMissing', { hours: all })
  const deductedPaise = -(checked.lines[lineNo - 1]?.amountPaise ?? 0)
  return passed('BREAKDOWN', 'breakdownDeducted', { hours: all, deductedPaise }, lineNo)
}

/** Hours that the terms pay in part, or not at all, are deducted from a hire by the month or day. */
function idle(checked: Checked): CheckResult | null {
  const { terms } = checked.sheet.agreed
  if (terms.basis === 'HOUR') return null
  const logs = firstShifts(checked)
  const losing = logs.filter((log) => lostIn(checked, log).idle > 0).flatMap((log) => Object.entries(log.idle))
  const inPart = hours(losing.filter(([cause]) => unpaid(terms, cause) > 0).map(([, taken]) => taken))
  const all = hours(logs.flatMap((log) => Object.values(log.idle)))
  const lineNo = lineNoOf(checked.lines, 'STANDBY')
  if (all === 0) return passed('IDLE', 'idleNone')
  return inPart > 0 && lineNo === null
    ? finding('IDLE', 'idleInFull', { hours: inPart })
    : passed('IDLE', 'idleAsAgreed', { hours: all }, lineNo)
}

/** The meter ran for the hours worked, and for no more than the hours attended. */
function meter({ logs }: Checked): CheckResult {
  const read = logs.flatMap(({ meterHours, ...log }) => (meterHours === null ? [] : [{ ...log, meterHours }]))
  if (read.length === 0) return passed('METER', 'meterNone')
  const odd = read.filter(({ meterHours, workedHours, breakdownHours, idle: stood }) => {
    const standing = hours([breakdownHours, ...Object.values(stood)])
    return !meterAgrees(Number(meterHours), { worked: Number(workedHours), standing })
  })
  const says = { worked: hours(read.map((log) => log.workedHours)), meter: hours(read.map((log) => log.meterHours)) }
  return odd.length === 0
    ? passed('METER', 'meterAgrees', says)
    : finding('METER', 'meterDiffers', { ...says, days: datesOf(odd) })
}

/** Telematics agree with the meter in the logs. */
function telematics({ logs }: Checked): CheckResult {
  const told = logs.filter(({ telematicsHours, meterHours }) => telematicsHours !== null && meterHours !== null)
  if (told.length === 0) return passed('TELEMATICS', 'telematicsNone')
  const odd = told.filter(
    ({ telematicsHours, meterHours }) =>
      telematicsChecks({ meterOpen: '0', meterClose: meterHours }, telematicsHours).length > 0,
  )
  return odd.length === 0
    ? passed('TELEMATICS', 'telematicsAgrees', { n: told.length })
    : finding('TELEMATICS', 'telematicsDiffers', { days: datesOf(odd) })
}

/** In the order in which they are shown. */
export const checksOfLogs = (checked: Checked): readonly (CheckResult | null)[] => [
  overtime(checked),
  breakdown(checked),
  idle(checked),
  meter(checked),
  telematics(checked),
]
