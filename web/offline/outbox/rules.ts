// The rules for waiting actions, without clock, network or database.
import { earliestSubmission } from '#contract/logsheet-checks.ts'
import { isReport, type LogAct, logActs, type WaitingItem } from './waiting.ts'

/** A server that is in trouble or in a hurry is asked again; so is one that has not seen this person sign in. */
const ASK_AGAIN = [401, 408, 425, 429]

export type Verdict = 'done' | 'later' | 'refused'

/** Judges an act by the status of its answer: `later` keeps it as it is, `refused` waits for its person. */
export function verdictOf(status: number): Verdict {
  if (status >= 200 && status < 300) return 'done'
  return status >= 500 || ASK_AGAIN.includes(status) ? 'later' : 'refused'
}

/** Milliseconds from which an act may be sent: a day is submitted once it is over. 0 for acts of any time. */
export function dueAt(item: WaitingItem) {
  if (isReport(item) || item.shown.status !== 'SUBMITTED' || !SUBMITS.includes(logActs[item.call])) return 0
  return earliestSubmission(item.shown.date, item.shown.slices)?.getTime() ?? 0
}
const SUBMITS: readonly LogAct[] = ['add', 'submit', 'revise']

const isHeld = (item: WaitingItem, now: number) => item.refusal !== null || dueAt(item) > now

/** Acts of one log, or reports of one job, build on each other: behind one that is refused, or not due yet, the others wait. */
export const isBehind = (items: readonly WaitingItem[], { no, log }: WaitingItem, now: number) =>
  items.some((other) => other.log === log && other.no < no && isHeld(other, now))

/**
 * The next act to send: the oldest that is due, was not refused and does not build on one that waits for either. One whose
 * screen waits for an answer (`asked`) is sent in any case: the server's clock counts.
 */
export const nextToSend = (items: readonly WaitingItem[], now: number, asked: ReadonlySet<number>) =>
  items.find(
    (item) => (!isHeld(item, now) || (item.refusal === null && asked.has(item.no))) && !isBehind(items, item, now),
  )

/** Milliseconds until the next act becomes due; undefined if none waits for its time. */
export function untilDue(items: readonly WaitingItem[], now: number) {
  const waits = items.filter(({ refusal }) => refusal === null).map((item) => dueAt(item) - now)
  const ahead = waits.filter((wait) => wait > 0)
  return ahead.length === 0 ? undefined : Math.min(...ahead)
}

/** An act with everything of its log that was done after it. */
export const withLater = <Item extends WaitingItem>(items: readonly Item[], { no, log }: WaitingItem) =>
  items.filter((other) => other.log === log && other.no >= no)

/** Milliseconds until the next try after this many in vain. */
export const pauseAfter = (tries: number) => Math.min(300_000, 5000 * 2 ** tries)

/** A file that no record shows is deleted after a day, so an older upload is sent anew. */
const UPLOAD_GOOD_MS = 20 * 3_600_000
export const isUploadGood = (sent: { readonly at: number } | null, now: number) =>
  sent !== null && now - sent.at < UPLOAD_GOOD_MS
