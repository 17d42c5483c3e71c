import { useState } from 'react'
import { addDays, formatDate } from '#contract/dates.ts'
import type { Job } from '#contract/jobs.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { jobChanged, reloadJobs } from './jobs.queries.ts'
import { useJobActTexts, useJobOutcome } from './use-job-outcome.ts'

const MAY: readonly Job['status'][] = ['SCHEDULED', 'ON_HIRE']
const DAYS_MAX = 366

/** Asks the desk for a later last day. */
export function ExtendJob({ job }: { job: Job }) {
  const text = useJobActTexts()
  const { notifyDone, notifyFailed } = useJobOutcome()
  const [open, setOpen] = useState(false)
  const [to, setTo] = useState(addDays(job.expectedTo, 7))
  const close = () => setOpen(false)
  const ask = useSubmit(
    async () => {
      const { job: changed } = await call('requestExtension', { params: { jobId: job.jobId }, body: { to } })
      jobChanged(changed)
      notifyDone('extend', text.extendDone)
    },
    (error) => {
      notifyFailed('extend', error)
      void reloadJobs()
    },
  )
  if (!MAY.includes(job.status)) return null
  return (
    <div className="grid justify-items-start gap-2">
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {text.extend}
      </Button>
      {open && (
        <FormDialog
          title={text.extendTitle}
          text={fill(text.extendText, { date: formatDate(job.expectedTo) })}
          send={text.send}
          cancel={text.cancel}
          onSend={() => {
            close()
            ask.submit()
          }}
          onClose={close}
        >
          <DateField
            name="to"
            label={text.extendTo}
            value={to}
            min={addDays(job.expectedTo, 1)}
            max={addDays(job.expectedTo, DAYS_MAX)}
            data-first-focus
            onBlur={() => {}}
            onChange={setTo}
          />
        </FormDialog>
      )}
    </div>
  )
}

/** The customer's request that the desk has not answered. */
export function ExtensionAsked({ job: { extension } }: { job: Job }) {
  const text = useJobActTexts()
  if (extension === null) return null
  return <p className="card p-4 tabular-nums">{fill(text.asked, { date: formatDate(extension.to) })}</p>
}
