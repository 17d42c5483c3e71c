import { useState } from 'react'
import { addDays, dateInIndia, formatDate } from '#contract/dates.ts'
import type { Job } from '#contract/jobs.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { usePaused } from '#web/platform/use-paused.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { jobChanged, reloadJobs, useOffHirePreview } from './jobs.queries.ts'
import { OffHireFacts } from './off-hire-facts.tsx'
import { LastDayField, OffHireNoteField, PreviewFailed } from './off-hire-fields.tsx'
import { useJobActTexts, useJobOutcome } from './use-job-outcome.ts'

/** Ends the hire: shows the stop and its savings before pressing, the off-hire number afterwards. */
export function OffHirePanel({ job }: { job: Job }) {
  if (job.status === 'ON_HIRE') return <Finished job={job} />
  return job.status === 'OFF_HIRE_REQUESTED' && job.offHire !== null ? <Requested job={job} /> : null
}

function useOffHire(job: Job) {
  const text = useJobActTexts()
  const { notifyDone, notifyFailed } = useJobOutcome()
  return useSubmit(
    async (from: string, note: string) => {
      const answer = await call('requestOffHire', { params: { jobId: job.jobId }, body: { from, note } })
      const { offHireNumber: number, billingStopsAt } = answer
      notifyDone('offHire', fill(text.offHireDone, { number, date: formatDate(billingStopsAt) }))
      jobChanged(answer.job)
    },
    (failure) => {
      notifyFailed('offHire', failure)
      void reloadJobs()
    },
  )
}

function Finished({ job }: { job: Job }) {
  const text = useJobActTexts()
  const [today] = useState(() => dateInIndia(new Date()))
  const [wanted, setWanted] = useState(today)
  const [choosing, setChoosing] = useState(false)
  const [note, setNote] = useState('')
  const asked = usePaused(wanted)
  const last = job.expectedTo > today ? job.expectedTo : addDays(today, 30)
  const { data: preview, error, isPlaceholderData, refetch } = useOffHirePreview(job.jobId, asked)
  const request = useOffHire(job)
  const isBehind = isPlaceholderData || asked !== wanted
  return (
    <Section title={text.finished}>
      {error !== null && <PreviewFailed error={error} retry={() => void refetch()} />}
      {preview !== undefined && error === null && (
        <OffHireFacts job={job} preview={preview} wanted={wanted} onWanted={setWanted} />
      )}
      {choosing && (
        <div className="mt-4 grid gap-4">
          <LastDayField name="wanted" value={wanted} min={today} max={last} onChange={setWanted} />
          <OffHireNoteField value={note} onChange={setNote} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {preview !== undefined && error === null && (
          <Button
            aria-disabled={request.pending || isBehind}
            onClick={() => asked === wanted && request.submit(wanted, note)}
          >
            {fill(text.offHire, { date: formatDate(preview.billingStopsAt) })}
          </Button>
        )}
        {!choosing && (
          <Button tone="secondary" onClick={() => setChoosing(true)}>
            {text.later}
          </Button>
        )}
        <p className="text-sm text-ink-2">{text.numberNote}</p>
      </div>
    </Section>
  )
}

function Requested({ job: { jobId, offHire } }: { job: Job }) {
  const text = useJobActTexts()
  const { notifyFailed } = useJobOutcome()
  const undo = useSubmit(
    async () => jobChanged((await call('undoOffHire', { params: { jobId }, body: {} })).job),
    (failure) => {
      notifyFailed('undo', failure)
      void reloadJobs()
    },
  )
  if (offHire === null) return null
  const { offHireNumber: number, billingStopsAt, acknowledgedAt } = offHire
  return (
    <Section title={fill(text.requested, { number })}>
      <p className="tabular-nums">{fill(text.requestedText, { date: formatDate(billingStopsAt) })}</p>
      <p className="mt-1 text-ink-2">{acknowledgedAt === null ? text.mayUndo : text.confirmed}</p>
      {acknowledgedAt === null && (
        <Button tone="secondary" className="mt-4" aria-disabled={undo.pending} onClick={() => undo.submit()}>
          {text.undo}
        </Button>
      )}
    </Section>
  )
}
