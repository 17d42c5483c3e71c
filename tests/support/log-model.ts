// The logsheets of a job as a model: the required answer to each call, and the state afterwards.
import { dateInIndia } from '#contract/dates.ts'
import { type LogsheetStatus, logsheetFlow } from '#contract/logsheets.ts'
import { moverOf, remindOrDeem } from './flow-model.ts'
import type { ModelledJob, Side } from './hire-model.ts'

export type Shift = 'A' | 'B'
export type ModelledLog = {
  readonly logsheetId: string
  readonly jobId: string
  readonly date: string
  readonly shift: Shift
  /** The side that enters it; the other side signs. */
  readonly side: Side
  readonly events: string[]
  status: LogsheetStatus
  version: number
  submittedOn: string
  reminders: number
}
type GivenLog = {
  readonly log: ModelledLog
  readonly now: Date
  /** The side that acts. */
  readonly side: Side
}

type Answer = 'done' | 'not-found' | 'status-conflict'

const moved = moverOf(logsheetFlow)

/** A move after which the log waits for a signature, from its first day on. */
function submitted(log: ModelledLog, act: 'submit' | 'revise', now: Date) {
  const answer = moved(log, act)
  if (answer === 'done') Object.assign(log, { submittedOn: dateInIndia(now), reminders: 0 })
  return answer
}

const ofOwnSide = (answer: (given: GivenLog) => Answer) => (given: GivenLog) =>
  given.log.side === given.side ? answer(given) : 'not-found'
const ofOtherSide = (answer: (given: GivenLog) => Answer) => (given: GivenLog) =>
  given.log.side === given.side || given.log.status === 'DRAFT' ? 'not-found' : answer(given)

/** The answer to each act on a log, and its changes. */
export const logActs = {
  save: ofOwnSide(({ log }) => (log.status === 'DRAFT' ? 'done' : 'status-conflict')),
  submit: ofOwnSide(({ log, now }) => submitted(log, 'submit', now)),
  revise: ofOwnSide(({ log, now }) => {
    const answer = submitted(log, 'revise', now)
    if (answer === 'done') log.version += 1
    return answer
  }),
  sign: ofOtherSide(({ log }) => moved(log, 'sign')),
  dispute: ofOtherSide(({ log }) => moved(log, 'dispute')),
} as const satisfies Record<string, (given: GivenLog) => Answer>
export type LogAct = keyof typeof logActs

type NewLog = Pick<ModelledLog, 'date' | 'shift' | 'side'> & { readonly now: Date; readonly isDry: boolean }

/** Returns the required answer to the beginning of a log. */
export function answerToLog(job: ModelledJob, logs: readonly ModelledLog[], { date, shift, side, now, isDry }: NewLog) {
  if (side === 'CUSTOMER' && !isDry) return 'not-found'
  const { status, onHireFrom, offHire } = job
  if (!['ON_HIRE', 'OFF_HIRE_REQUESTED', 'OFF_HIRED'].includes(status) || onHireFrom === null) return 'status-conflict'
  if (date < onHireFrom || date > dateInIndia(now) || date > (offHire?.stop ?? date)) return 'validation'
  const isThere = logs.some((log) => log.jobId === job.jobId && log.date === date && log.shift === shift)
  return isThere ? 'logsheet-exists' : 'done'
}

/** Applies the morning of a day to the logs that wait for the customer; `deemedDays` as agreed. */
export function morning(logs: readonly ModelledLog[], today: string, deemedDays: number) {
  for (const log of logs)
    if (log.status === 'SUBMITTED' && log.side === 'SUPPLIER')
      remindOrDeem(log, { since: log.submittedOn, today, days: deemedDays }, (act) => moved(log, act))
}
