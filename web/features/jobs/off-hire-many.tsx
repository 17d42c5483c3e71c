import { useState } from 'react'
import { addDays, dateInIndia, formatDate } from '#contract/dates.ts'
import type { OffHires } from '#contract/jobs.off-hires.ts'
import { formatRupees } from '#contract/money.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { reloadJobs, useOffHiresPreview } from './jobs.queries.ts'
import { LastDayField, OffHireNoteField, PreviewFailed } from './off-hire-fields.tsx'
import { useJobActTexts, useJobOutcome } from './use-job-outcome.ts'

const DAYS_MAX = 366

/** Ends several hires at once: the stop and the saving of each before pressing. */
export function OffHireMany({ jobIds, onClose }: { jobIds: readonly string[]; onClose: () => void }) {
  const text = useJobActTexts()
  const { notifyDone, notifyFailed } = useJobOutcome()
  const [today] = useState(() => dateInIndia(new Date()))
  const [from, setFrom] = useState(today)
  const [note, setNote] = useState('')
  const { data: preview, error, isPlaceholderData, refetch } = useOffHiresPreview(jobIds, from)
  const request = useSubmit(
    async () => {
      const { offHires } = await call('requestOffHires', { body: { jobIds: [...jobIds], from, note } })
      const lines = offHires.map(({ jobNumber, offHireNumber: number, billingStopsAt }) =>
        fill(text.manyDone, { job: jobNumber, number, date: formatDate(billingStopsAt) }),
      )
      notifyDone('offHire', lines.join(' '))
      void reloadJobs()
    },
    (failure) => {
      notifyFailed('offHire', failure)
      void reloadJobs()
    },
  )
  const isReady = preview !== undefined && error === null && !isPlaceholderData
  return (
    <FormDialog
      title={fill(text.manyTitle, { n: jobIds.length })}
      send={fill(text.manyConfirm, { n: jobIds.length })}
      cancel={text.cancel}
      isReady={isReady}
      onSend={() => {
        onClose()
        request.submit()
      }}
      onClose={onClose}
    >
      <LastDayField
        name="from"
        value={from}
        min={today}
        max={addDays(today, DAYS_MAX)}
        data-first-focus
        onChange={setFrom}
      />
      {error !== null && <PreviewFailed error={error} retry={() => void refetch()} />}
      {preview !== undefined && error === null && <Stops preview={preview} />}
      <OffHireNoteField value={note} onChange={setNote} />
    </FormDialog>
  )
}

function Stops({ preview: { offHires, savedPaise } }: { preview: OffHires }) {
  const text = useJobActTexts()
  return (
    <table className="w-full text-sm tabular-nums">
      <thead>
        <tr className="border-b border-ink text-start">
          <th scope="col" className="py-1.5 text-start">
            {text.job}
          </th>
          <th scope="col" className="py-1.5 text-start">
            {text.lastBilled}
          </th>
          <th scope="col" className="py-1.5 text-end">
            {text.save}
          </th>
        </tr>
      </thead>
      <tbody>
        {offHires.map((one) => (
          <tr key={one.jobId} className="border-b border-line">
            <th scope="row" className="py-1.5 text-start font-normal">
              {one.jobNumber}
            </th>
            <td className="py-1.5">{formatDate(one.billingStopsAt)}</td>
            <td className="py-1.5 text-end">{formatRupees(Math.max(0, one.savedPaise))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2} className="py-1.5 text-start">
            {text.manySaved}
          </th>
          <td className="py-1.5 text-end font-bold">{formatRupees(Math.max(0, savedPaise))}</td>
        </tr>
      </tfoot>
    </table>
  )
}
