// Signed logs of a job's past, written as the use cases write them but many at once, each linked to the one before.
import { financialYear } from '#contract/dates.ts'
import type { LogsheetContent } from '#contract/logsheets.content.ts'
import type { LogsheetSummary, sides } from '#contract/logsheets.ts'
import { hashOfLink, linked } from '#server/modules/logsheets/chain.rules.ts'
import { columnsOf, rangesOf } from '#server/modules/logsheets/day.rules.ts'
import { lastLink } from '#server/modules/logsheets/writing.store.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { drawNumbers } from '#server/platform/number-series.store.ts'
import { insertPast, type Person } from './past-logs.store.ts'

export type PastLog = Pick<LogsheetSummary, 'date' | 'shift'> & {
  readonly content: LogsheetContent
  readonly submittedAt: Date
}

type Past = {
  readonly jobId: string
  readonly enteredBy: Person
  readonly signedBy: Person & { readonly designation: string }
  /** In the order of submission. */
  readonly logs: readonly PastLog[]
}

const ENTERED_SECONDS = -600
const SIGNED_SECONDS = 50 * 60
/** A signature in a box of 300 by 100. */
export const STROKES = 'M40 66L58 30L72 70L90 44L104 62L122 40L150 58L182 46L230 52'

const sideOf = ({ kind }: Person): (typeof sides)[number] => (kind === 'STAFF' ? 'SUPPLIER' : 'CUSTOMER')

/** Draws the numbers of all logs of each financial year at once. */
async function numbersOf(tx: Queryable, logs: readonly PastLog[]) {
  const next = new Map<string, number>()
  for (const [year, { length: count }] of Map.groupBy(logs, ({ date }) => financialYear(date)))
    next.set(year, await drawNumbers(tx, { series: 'LOG', year, count }))
  return ({ date }: PastLog) => {
    const year = financialYear(date)
    const drawn = next.get(year) ?? 0
    next.set(year, drawn + 1)
    return `LOG-${year}-${String(drawn).padStart(6, '0')}`
  }
}

/** Writes logs that were submitted and signed, at the end of the job's chain. */
export async function writePast(tx: Queryable, { jobId, enteredBy, signedBy, logs }: Past) {
  const numberOf = await numbersOf(tx, logs)
  const last = await lastLink(tx, jobId)
  let previousHash = last?.hash ?? null
  const rows = logs.map(({ date, shift, content, submittedAt }, index) => {
    const logNumber = numberOf({ date, shift, content, submittedAt })
    const link = { logNumber, jobId, date, shift, version: 1, ...linked(content, []), enteredBy: enteredBy.name }
    const hash = hashOfLink({ ...link, submittedAt: submittedAt.toISOString(), previousHash })
    const row = {
      logsheetId: newId(submittedAt.getTime()),
      logNumber,
      date,
      shift,
      content,
      during: rangesOf(date, content.slices),
      hash,
      previousHash,
      ...columnsOf(content),
      chainNo: (last?.chainNo ?? 0) + 1 + index,
      enteredAt: secondsAfter(submittedAt, ENTERED_SECONDS),
      submittedAt,
      signedAt: secondsAfter(submittedAt, SIGNED_SECONDS),
      how: index % 3 === 0 ? 'OTP' : 'DRAWN',
      events: [newId(), newId(), newId()],
    }
    previousHash = hash
    return row
  })
  await insertPast(tx, { jobId, enteredBy, signedBy, enteredSide: sideOf(enteredBy), drawn: STROKES }, rows)
}
