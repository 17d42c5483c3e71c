// The logs of the demo's hires: signed ones for each day of the past, and the newest ones in every state.
import { addDays, dateInIndia } from '#contract/dates.ts'
import type { LogsheetContent } from '#contract/logsheets.content.ts'
import { datesFrom, dayOffs } from '#server/hire/calendar.ts'
import { every, loggedJob } from '#server/modules/jobs/logging.ts'
import { disputeLog, signDrawn } from '#server/modules/logsheets/answering.ts'
import { addLog, reviseLog, submitLog } from '#server/modules/logsheets/entering.ts'
import type { AccountHand } from '#server/modules/logsheets/hand.ts'
import { holidaysNow } from '#server/modules/logsheets/reading.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { type Kind, kindOf, type Standing, shiftOf, writtenAt } from './demo-days.ts'
import { rohan } from './demo-staff.ts'
import type { Person } from './past-logs.store.ts'
import { type PastLog, STROKES, writePast } from './past-logs.ts'

/** The outcome of one of the newest logs. */
type Outcome = 'draft' | 'submitted' | 'signed' | 'disputed' | 'answered'

export type Months = {
  readonly entering: AccountHand
  readonly signing: AccountHand
  readonly designation: string
  readonly standing: Standing
  /** Days of another kind, by the number of the working day. */
  readonly odd?: Record<number, Kind>
  /** The numbers of working days with a second shift, and of the weekly offs that were worked. */
  readonly nights?: readonly number[]
  readonly offDays?: readonly number[]
  /** The newest ones, in the order of days; all before them are signed. */
  readonly newest?: readonly (readonly [Outcome, Kind])[]
}

type Day = { readonly date: string; readonly kinds: readonly Kind[] }

/** The days with work from the first to the last date of a hire. */
function daysOf(dates: readonly string[], isOff: (date: string) => boolean, months: Months): Day[] {
  const { odd = {}, nights = [], offDays = [] } = months
  let [worked, off] = [-1, -1]
  return dates.flatMap((date): Day[] => {
    if (isOff(date)) {
      off += 1
      return offDays.includes(off) ? [{ date, kinds: ['offDay'] }] : []
    }
    worked += 1
    const kind = odd[worked] ?? kindOf(worked)
    return [{ date, kinds: nights.includes(worked) ? [kind, 'night'] : [kind] }]
  })
}

/** The logs of these days, each beginning where the machine stood. */
function logsOf(days: readonly Day[], start: Standing): PastLog[] {
  let standing = start
  return days.flatMap(({ date, kinds }) =>
    kinds.map((kind, index) => {
      const { content, after } = shiftOf(kind, standing)
      standing = after
      return { date, shift: index === 0 ? 'A' : 'B', content, submittedAt: writtenAt(date, content) }
    }),
  )
}

/** The same day with its last hours as waiting time. */
const corrected = (content: LogsheetContent): LogsheetContent => ({
  ...content,
  slices: content.slices.flatMap((slice, index) =>
    index < content.slices.length - 1
      ? [slice]
      : [
          { ...slice, to: '18:30' },
          { ...slice, from: '18:30', type: 'IDLE_CLIENT' as const, note: 'Waited for the crew.' },
        ],
  ),
  remarks: 'Two hours are waiting time now, as agreed on the phone.',
})

type Entering = Pick<Months, 'entering' | 'signing' | 'designation'> & { readonly jobId: string }

/** Enters a log at its time, and does what became of it. */
async function enter(
  tools: Tools,
  { jobId, entering, signing, designation }: Entering,
  log: PastLog,
  outcome: Outcome,
) {
  const { submittedAt, content, date, shift } = log
  const hoursLater = (hours: number): Tools => ({ ...tools, clock: () => secondsAfter(submittedAt, hours * 3600) })
  const { logsheet } = await addLog(hoursLater(0), entering, { jobId, date, shift, ...content })
  const { logsheetId } = logsheet
  const change = { logsheetId, ifMatch: '*' }
  if (outcome === 'draft') return
  await submitLog(hoursLater(0.2), entering, change)
  if (outcome === 'submitted') return
  const drawn = { signature: STROKES, designation }
  if (outcome === 'signed') return void (await signDrawn(hoursLater(1), signing, logsheetId, { ...drawn, version: 1 }))
  const reason = 'Our crew left at 18:30. The machine waited for two hours.'
  await disputeLog(hoursLater(1), signing, logsheetId, { reason, slice: content.slices.length - 1 })
  if (outcome === 'disputed') return
  await reviseLog(hoursLater(13), entering, change, corrected(content))
  await signDrawn(hoursLater(15), signing, logsheetId, { ...drawn, version: 2 })
}

/** The days of a hire to yesterday, or to its last one. */
const hireDays = (tools: Tools, jobId: string, months: Months) =>
  act(tools, rohan, async ({ tx }) => {
    const { agreed, onHireFrom, billingStopsAt, state } = await loggedJob(tx, jobId, every)
    const yesterday = addDays(dateInIndia(tools.clock()), -1)
    const last = billingStopsAt !== null && billingStopsAt < yesterday ? billingStopsAt : yesterday
    const dates = onHireFrom === null ? [] : datesFrom(onHireFrom, last)
    return daysOf(dates, dayOffs(agreed.terms, (await holidaysNow({ tx }))(state)), months)
  })

const personOf = ({ by: { kind, accountId }, name }: AccountHand): Person => ({ kind, accountId, name })

/** Writes all logs of a hire. Returns the meter after the last one. */
export async function logMonths(tools: Tools, jobId: string, months: Months) {
  const { entering, signing, designation, newest = [] } = months
  const days = await hireDays(tools, jobId, months)
  const older = days.slice(0, days.length - newest.length)
  const newer = newest.map(([, kind], index) => ({ date: days[older.length + index]?.date ?? '', kinds: [kind] }))
  const logs = logsOf([...older, ...newer], months.standing)
  const past = logs.slice(0, logs.length - newest.length)
  const signedBy = { ...personOf(signing), designation }
  await act(tools, rohan, ({ tx }) => writePast(tx, { jobId, enteredBy: personOf(entering), signedBy, logs: past }))
  for (const [index, [outcome]] of newest.entries()) {
    const log = logs[past.length + index]
    if (log) await enter(tools, { jobId, entering, signing, designation }, log, outcome)
  }
  return logs.at(-1)?.content.meterClose ?? undefined
}
