// Checks of a logsheet, shown while somebody types. STOP refuses to submit; WARN asks for a remark.
import { DAY_MINUTES, MINUTE_MS, timeInIndia } from './dates.ts'
import { asHours, hoursOf } from './logsheet-hours.ts'
import { type Placed, placed } from './logsheet-line.ts'
import type { LogsheetContent, Slice } from './logsheets.content.ts'
import { momentText } from './moment-text.ts'

export const checkLevels = ['NOTE', 'WARN', 'STOP'] as const
export const checkKeys = [
  'noSlices',
  'overlap',
  'longDay',
  'meterBack',
  'meterDay',
  'uncovered',
  'meterMissing',
  'meterGap',
  'meterHours',
  'fuelNorm',
  'breakdownMissing',
  'otherLog',
  'otherHire',
  'notOver',
  'telematics',
] as const
export type CheckKey = (typeof checkKeys)[number]

export type Check = {
  readonly key: CheckKey
  readonly level: (typeof checkLevels)[number]
  /** The values of the sentence: times and hours as text. */
  readonly params: Readonly<Record<string, string>>
}

/** The facts that a check compares with. */
export type CheckFacts = {
  /** The meter at the end of the log before; null for the first one. */
  readonly previousClose: string | null
  /** Litres an hour that the machine usually takes; null where nobody knows. */
  readonly litresPerHour: string | null
  /** When the machine stood still by the reports, in minutes after midnight of the log's date. */
  readonly breakdowns?: readonly Minutes[]
  /** The hours that other submitted logs of the machine take, in minutes after midnight of the log's date. */
  readonly taken?: readonly Taken[]
  /** The day of the log, and the present by the clock of whoever asks; absent where nobody asks whether it is over. */
  readonly day?: { readonly date: string; readonly now: Date }
}

export type Minutes = { readonly start: number; readonly end: number }
/** `logNumber` is null for a log of another hire, which its reader does not see. */
export type Taken = Minutes & { readonly logNumber: string | null }

type MeterEnds = Pick<LogsheetContent, 'meterOpen' | 'meterClose'>

/** Hours between one log's end and the next one's beginning that nobody asks about. */
const METER_GAP = 0.2
/** The meter and the hours may differ by half an hour, or a tenth. */
const METER_HOURS = { least: 0.5, share: 0.1 }
/** Minutes of a reported breakdown that nobody misses: times lie on a grid of a quarter of an hour. */
const BREAKDOWN_ROOM = 30
/** A day may be submitted this many minutes before its last entry ends. */
const EARLY_MINUTES = 15
const FUEL_BAND = { low: 0.5, high: 1.5 }

const check = (key: CheckKey, level: Check['level'], params: Check['params'] = {}): Check => ({ key, level, params })

const timeOf = (minute: number) => {
  const ofDay = (minute + DAY_MINUTES) % DAY_MINUTES
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

/** Each slice with the one after it, by their beginnings. */
function pairs(slices: readonly Placed<Slice>[]) {
  const sorted = slices.toSorted((a, b) => a.start - b.start)
  return sorted.slice(1).map((next, index) => [sorted[index] as Placed<Slice>, next] as const)
}

function sliceChecks(slices: readonly Placed<Slice>[]): Check[] {
  if (slices.length === 0) return [check('noSlices', 'STOP')]
  const overlaps = pairs(slices).filter(([one, next]) => next.start < one.end)
  const gaps = pairs(slices).filter(([one, next]) => next.start > one.end)
  const [first, last] = [Math.min(...slices.map(({ start }) => start)), Math.max(...slices.map(({ end }) => end))]
  return [
    ...overlaps.map(([one, next]) => check('overlap', 'STOP', { from: timeOf(next.start), to: timeOf(one.end) })),
    ...(last - first > DAY_MINUTES ? [check('longDay', 'STOP', { hours: asHours(last - first) })] : []),
    ...gaps.map(([one, next]) => check('uncovered', 'WARN', { from: timeOf(one.end), to: timeOf(next.start) })),
  ]
}

const tenths = (hours: number) => (Math.round(hours * 10) / 10).toFixed(1)

/** The meter may run while the machine waits, so anything between the worked and the attended hours agrees with it. */
export function meterAgrees(delta: number, { worked, standing }: { worked: number; standing: number }) {
  const room = Math.max(METER_HOURS.least, worked * METER_HOURS.share)
  return delta >= worked - room && delta <= worked + standing + room
}

function meterChecks({ slices, meterOpen, meterClose }: LogsheetContent, { previousClose }: CheckFacts): Check[] {
  if (meterOpen === null || meterClose === null) return [check('meterMissing', 'WARN')]
  const [open, close] = [Number(meterOpen), Number(meterClose)]
  if (close < open) return [check('meterBack', 'STOP', { open: meterOpen, close: meterClose })]
  const delta = close - open
  if (delta > 24) return [check('meterDay', 'STOP', { hours: tenths(delta) })]
  const { worked, standing } = hoursOf(slices)
  const hours = { worked: Number(worked), standing: Number(standing) }
  const gap = previousClose === null ? 0 : Math.abs(open - Number(previousClose))
  return [
    // Tenths of hours are no binary fractions.
    ...(gap > METER_GAP + 1e-9 ? [check('meterGap', 'WARN', { before: previousClose ?? '', open: meterOpen })] : []),
    ...(meterAgrees(delta, hours) ? [] : [check('meterHours', 'WARN', { meter: tenths(delta), worked })]),
  ]
}

function fuelChecks({ slices, fuel }: LogsheetContent, { litresPerHour }: CheckFacts): Check[] {
  const worked = Number(hoursOf(slices).worked)
  if (!fuel || fuel.openingL === null || fuel.closingL === null || litresPerHour === null || worked === 0) return []
  const used = (Number(fuel.openingL) + Number(fuel.issuedL) - Number(fuel.closingL)) / worked
  const norm = Number(litresPerHour)
  if (used >= norm * FUEL_BAND.low && used <= norm * FUEL_BAND.high) return []
  return [check('fuelNorm', 'WARN', { used: tenths(used), norm: litresPerHour })]
}

const shared = (one: Minutes, other: Minutes) =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start))

/** A breakdown that was reported during the shift, and of which the log says nothing or too little. */
function breakdownChecks(slices: readonly Placed<Slice>[], breakdowns: readonly Minutes[]): Check[] {
  const shift = { start: Math.min(...slices.map(({ start }) => start)), end: Math.max(...slices.map(({ end }) => end)) }
  const stood = slices.filter(({ type }) => type === 'BREAKDOWN')
  return breakdowns.flatMap((reported) => {
    const entered = stood.reduce((sum, slice) => sum + shared(slice, reported), 0)
    if (shared(shift, reported) - entered <= BREAKDOWN_ROOM) return []
    const [from, to] = [Math.max(shift.start, reported.start), Math.min(shift.end, reported.end)]
    return [check('breakdownMissing', 'WARN', { from: timeOf(from), to: timeOf(to) })]
  })
}

/** One machine has one line of time: another log that has hours of this one. */
function otherChecks(slices: readonly Placed<Slice>[], taken: readonly Taken[]): Check[] {
  return taken.flatMap(({ logNumber, ...other }) => {
    const both = slices.filter((slice) => shared(slice, other) > 0)
    if (both.length === 0) return []
    const from = timeOf(Math.min(...both.map(({ start }) => Math.max(start, other.start))))
    const to = timeOf(Math.max(...both.map(({ end }) => Math.min(end, other.end))))
    return [
      logNumber === null
        ? check('otherHire', 'STOP', { from, to })
        : check('otherLog', 'STOP', { log: logNumber, from, to }),
    ]
  })
}

/** The instant at which the last entry of a log ends; undefined without entries. */
function endOf(date: string, slices: readonly Slice[]) {
  const end = Math.max(...placed(slices).map((slice) => slice.end))
  return slices.length === 0 ? undefined : new Date(timeInIndia(date).getTime() + end * MINUTE_MS)
}

/** From when on a day may be submitted: once its last entry is over, a quarter of an hour early at most. */
export function earliestSubmission(date: string, slices: readonly Slice[]) {
  const end = endOf(date, slices)
  return end && new Date(end.getTime() - EARLY_MINUTES * MINUTE_MS)
}

function endChecks({ slices }: LogsheetContent, { date, now }: NonNullable<CheckFacts['day']>): Check[] {
  const [end, earliest] = [endOf(date, slices), earliestSubmission(date, slices)]
  return end && earliest && earliest > now ? [check('notOver', 'STOP', { until: momentText(end) })] : []
}

/** All checks of a log, the grave ones first. Source: `docs/decisions/0044-logsheets.md`. */
export function checksOf(content: LogsheetContent, facts: CheckFacts): Check[] {
  const slices = placed(content.slices)
  const found = [
    ...sliceChecks(slices),
    ...meterChecks(content, facts),
    ...fuelChecks(content, facts),
    ...breakdownChecks(slices, facts.breakdowns ?? []),
    ...otherChecks(slices, facts.taken ?? []),
    ...(facts.day === undefined ? [] : endChecks(content, facts.day)),
  ]
  return found.toSorted((a, b) => checkLevels.indexOf(b.level) - checkLevels.indexOf(a.level))
}

/**
 * Compares the hours of the machine by telematics with the meter. A difference is only a note: readings come after the
 * shift, and a phone without a signal has none, so nobody is asked for a remark. Source:
 * `docs/decisions/0056-telematics.md`.
 */
export function telematicsChecks({ meterOpen, meterClose }: MeterEnds, hours: string | null): Check[] {
  if (hours === null || meterOpen === null || meterClose === null) return []
  const meter = Number(meterClose) - Number(meterOpen)
  const room = Math.max(METER_HOURS.least, meter * METER_HOURS.share)
  // Tenths of hours are no binary fractions.
  if (Math.abs(Number(hours) - meter) <= room + 1e-9) return []
  return [check('telematics', 'NOTE', { telematics: hours, meter: tenths(meter) })]
}
