import { useState } from 'react'
import { addDays, dateInIndia } from '#contract/dates.ts'
import type { Job } from '#contract/jobs.ts'
import { call } from '#web/platform/call.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField, TextField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useDeskJobTexts } from './desk-texts.ts'
import { type OffHireCause, OffHireCauseField } from './off-hire-cause.tsx'
import type { DeskAct } from './use-desk-act.ts'

const NAME_MAX = 80

/** Ends a hire for a customer who asked by telephone or in person. */
export function AskedOffHire({ job, act }: { job: Job; act: DeskAct }) {
  const text = useDeskJobTexts()
  const [open, setOpen] = useState(false)
  const [today] = useState(() => dateInIndia(new Date()))
  const [from, setFrom] = useState(today)
  const [askedBy, setAskedBy] = useState('')
  const [cause, setCause] = useState<OffHireCause>('CUSTOMER')
  const [tried, setTried] = useState(false)
  const isMissing = askedBy.trim().length < 2
  if (job.status !== 'ON_HIRE') return null
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {text.asked}
      </Button>
      {open && (
        <FormDialog
          title={text.asked}
          text={text.askedText}
          send={text.asked}
          cancel={text.dismiss}
          onSend={() => {
            setTried(true)
            if (isMissing) return
            setOpen(false)
            const body = { from, askedBy: askedBy.trim(), cause }
            act.run(text.askedDone, () => call('requestDeskOffHire', { params: { id: job.jobId }, body }))
          }}
          onClose={() => setOpen(false)}
        >
          <TextField
            name="askedBy"
            label={text.askedBy}
            value={askedBy}
            maxLength={NAME_MAX}
            autoComplete="off"
            error={tried && isMissing ? text.askedByMissing : undefined}
            data-first-focus
            onBlur={() => {}}
            onChange={setAskedBy}
          />
          <DateField
            name="from"
            label={text.askedFrom}
            value={from}
            min={today}
            max={job.expectedTo > today ? job.expectedTo : addDays(today, 30)}
            onBlur={() => {}}
            onChange={(day) => day !== '' && setFrom(day)}
          />
          <OffHireCauseField terms={job.terms} onChange={setCause} />
        </FormDialog>
      )}
    </>
  )
}
