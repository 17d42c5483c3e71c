import { call } from '#web/platform/call.ts'
import { isKeptHere } from '#web/platform/kept-here.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { jobChanged, reloadJobs } from './jobs.queries.ts'
import type { Report } from './report-breakdown.tsx'
import { useBreakdownTexts } from './texts.ts'
import { useJobOutcome } from './use-job-outcome.ts'

/** Reports and ends a breakdown for a customer; `upload` stores one photograph and returns its id. */
export function useBreakdown(jobId: string, upload: (file: File) => Promise<string>) {
  const text = useBreakdownTexts()
  const { notifyDone, notifyFailed, notifyKept } = useJobOutcome()
  const failed = (act: 'breakdown' | 'endBreakdown') => (error: unknown) => {
    notifyFailed(act, error)
    void reloadJobs()
  }
  const params = { jobId }
  const report = useSubmit(async ({ photos, ...rest }: Report) => {
    const photoIds = await Promise.all(photos.map(upload))
    const { job } = await call('reportBreakdown', { params, body: { ...rest, photoIds } })
    if (isKeptHere(job.breakdowns[0]?.breakdownId)) notifyKept()
    else notifyDone('breakdown', text.done)
    jobChanged(job)
  }, failed('breakdown'))
  const end = useSubmit(async (endedAt: string) => {
    jobChanged((await call('endBreakdown', { params, body: { endedAt } })).job)
  }, failed('endBreakdown'))
  return { report: report.submit, end: end.submit }
}
