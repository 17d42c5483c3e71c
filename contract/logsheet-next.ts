// The first content of a new log, on the server and on a phone without a signal. Yesterday is copied, because most days are alike.
import { addDays } from './dates.ts'
import type { LogsheetContent, Slice } from './logsheets.content.ts'
import type { NextLogsheet } from './logsheets.ts'

type ShiftOfJob = Pick<NextLogsheet, 'jobId' | 'date' | 'shift' | 'jobNumber' | 'machineName' | 'siteName'>

/** The shift of a job, as each of its logs names it. */
export const shiftOfJob = ({ jobId, date, shift, jobNumber, machineName, siteName }: ShiftOfJob) => ({
  jobId,
  date,
  shift,
  jobNumber,
  machineName,
  siteName,
})

/** The newest log of a shift before a date. */
export type LogBefore = { readonly date: string; readonly content: LogsheetContent }

const slice = (from: string, to: string, type: Slice['type']): Slice => ({ from, to, type, cause: null, note: null })

/** Nine hours of work with a meal between. */
const ordinary = [slice('08:00', '13:00', 'WORK'), slice('13:00', '14:00', 'MEAL'), slice('14:00', '18:00', 'WORK')]

/** The hours of the log before without their notes, and the readings where it ended. */
export function nextContent(before: LogBefore | undefined, meterOpen: string | null): LogsheetContent {
  const left = before?.content.fuel?.closingL ?? null
  return {
    slices: before?.content.slices.map(({ from, to, type }) => slice(from, to, type)) ?? ordinary,
    meterOpen,
    meterClose: null,
    fuel: left === null ? null : { openingL: left, issuedL: '0', closingL: null },
    remarks: null,
    photoIds: [],
  }
}

type Open = { readonly first: string; readonly last: string; readonly isOff: (date: string) => boolean }

/** The first working day after the newest log, within the days that may be entered; else the last of these. */
export function nextDate({ first, last, isOff }: Open, newest: string | undefined) {
  const after = newest === undefined ? first : addDays(newest, 1)
  for (let date = after < first ? first : after; date <= last; date = addDays(date, 1)) if (!isOff(date)) return date
  return last
}
