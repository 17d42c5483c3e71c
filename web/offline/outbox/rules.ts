// The rules for waiting actions, without clock, network or database.
import type { WaitingItem } from './waiting.ts'

/** A server that is in trouble or in a hurry is asked again; so is one that has not seen this person sign in. */
const ASK_AGAIN = [401, 408, 425, 429]

export type Verdict = 'done' | 'later' | 'refused'

/** Judges an act by the status of its answer: `later` keeps it as it is, `refused` waits for its person. */
export function verdictOf(status: number): Verdict {
  if (status >= 200 && status < 300) return 'done'
  return status >= 500 || ASK_AGAIN.includes(status) ? 'later' : 'refused'
}

/** Acts of one log, or reports of one job, build on each other: behind a refused one the others wait. */
export const isBehind = (items: readonly WaitingItem[], { no, log }: WaitingItem) =>
  items.some((other) => other.log === log && other.no < no && other.refusal !== null)

/** The next act to send: the oldest that was not refused and does not build on one that was. */
export const nextToSend = (items: readonly WaitingItem[]) =>
  items.find((item) => item.refusal === null && !isBehind(items, item))

/** An act with everything of its log that was done after it. */
export const withLater = <Item extends WaitingItem>(items: readonly Item[], { no, log }: WaitingItem) =>
  items.filter((other) => other.log === log && other.no >= no)

/** Milliseconds until the next try after this many in vain. */
export const pauseAfter = (tries: number) => Math.min(300_000, 5000 * 2 ** tries)

/** A file that no record shows is deleted after a day, so an older upload is sent anew. */
const UPLOAD_GOOD_MS = 20 * 3_600_000
export const isUploadGood = (sent: { readonly at: number } | null, now: number) =>
  sent !== null && now - sent.at < UPLOAD_GOOD_MS
