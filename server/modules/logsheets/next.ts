import { nextContent, nextDate, shiftOfJob } from '#contract/logsheet-next.ts'
import type { NextLogsheet, shifts } from '#contract/logsheets.ts'
import { Problem } from '#contract/problems.ts'
import { dayOffs } from '#server/hire/calendar.ts'
import { loggedJob, machineOn } from '#server/modules/jobs/logging.ts'
import { act, type Tools, type Transaction } from '#server/platform/action.ts'
import { type Hand, requireEntering } from './hand.ts'
import * as store from './next.store.ts'
import { openDays, requireOpen } from './open-days.ts'
import { holidaysNow } from './reading.ts'

/** A day, or the next one without a log, of a shift. */
export type Asked = { readonly date?: string | undefined; readonly shift: (typeof shifts)[number] }

/**
 * Returns the initial content of the next log of a job; without a date, that of the next working day without a log.
 * Throws `not-found`, `status-conflict` and `validation`.
 */
export const nextLog = (tools: Tools, hand: Hand, jobId: string, asked: Asked) =>
  act(tools, hand.by, (action) => nextOf(action, hand, jobId, asked))

/** The same within an action. */
export async function nextOf(
  { tx, now }: Transaction,
  hand: Hand,
  jobId: string,
  { date: asked, shift }: Asked,
): Promise<{ next: NextLogsheet }> {
  const job = await loggedJob(tx, jobId, hand.visible)
  requireEntering(hand, job)
  const { first, last, ...open } = openDays(job, now)
  const isOff = dayOffs(job.agreed.terms, (await holidaysNow({ tx }))(job.state))
  const date = asked ?? nextDate({ first, last, isOff }, await store.newestDate(tx, { jobId, shift }))
  requireOpen({ first, last }, date)
  const machineId = (await machineOn(tx, jobId, date)) ?? open.machineId
  const found = await store.standing(tx, { jobId, shift, date, machineId })
  if (!found) throw new Problem('not-found')
  const { agreed, meter } = job
  const before = found.before ?? undefined
  return {
    next: {
      ...shiftOfJob({ ...job, date, shift }),
      first,
      last,
      logsheetId: found.logsheetId,
      copiedFrom: before?.date ?? null,
      content: nextContent(before, found.close ?? meter),
      facts: {
        previousClose: found.close,
        litresPerHour: agreed.diesel?.litresPerHour ?? null,
        breakdowns: found.breakdowns,
        taken: found.taken,
      },
    },
  }
}
