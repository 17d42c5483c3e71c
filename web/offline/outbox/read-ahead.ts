import { type Call, pathOf } from '#web/platform/call.ts'
import type { Answers } from './answers.ts'

const MOST = '100'
/** Machines whose next day is asked for ahead; a site has fewer. */
const JOBS_MAX = 30
const FRESH_MS = 10 * 60_000

type Tools = { readonly call: Call; readonly answers: Answers; readonly owner: string; readonly now: number }

/**
 * Asks for what a customer needs to enter days later without a signal: the jobs to log, and the next day of each. The
 * answers are kept like all others.
 */
export async function readAhead({ call, answers, owner, now }: Tools) {
  const query = { status: 'ON_HIRE', size: MOST } as const
  const jobs = (await call('listJobs', { query })).jobs.content.filter(({ withOperator }) => !withOperator)
  for (const { jobId } of jobs.slice(0, JOBS_MAX)) {
    const path = `${pathOf('getNextLogsheet').path.replace('{jobId}', jobId)}?shift=A`
    const kept = await answers.get(owner, path)
    if (kept === undefined || kept.at < now - FRESH_MS)
      await call('getNextLogsheet', { params: { jobId }, query: { shift: 'A' } })
  }
}
