import { useState } from 'react'
import { addDays, formatDate } from '#contract/dates.ts'
import type { Job } from '#contract/jobs.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { Section } from '#web/ui/section.tsx'
import { CloseJob } from './close-job.tsx'
import { useDeskJobTexts } from './desk-texts.ts'
import { MeterDialog } from './meter-dialog.tsx'
import { type OffHireCause, OffHireCauseField } from './off-hire-cause.tsx'
import type { DeskAct } from './use-desk-act.ts'

type Props = { job: Job; act: DeskAct }
/** A delivery is noted at most this long after it. */
const LATE_DAYS = 60

/** The desk's next actions on a job: answer the customer, begin the hire, end it, close or cancel it. */
export function DeskJobActs({ job, act }: Props) {
  const text = useDeskJobTexts()
  const isOpen = ['SCHEDULED', 'ON_HIRE', 'OFF_HIRE_REQUESTED', 'OFF_HIRED'].includes(job.status)
  if (!isOpen || (job.status === 'ON_HIRE' && job.extension === null)) return null
  return (
    <Section title={text.next}>
      <div className="grid gap-4">
        {job.extension !== null && <Extension job={job} act={act} />}
        {job.status === 'SCHEDULED' && <Begin job={job} act={act} />}
        {job.status === 'OFF_HIRE_REQUESTED' && <End job={job} act={act} />}
        {job.status === 'OFF_HIRED' && <CloseJob job={job} act={act} />}
      </div>
    </Section>
  )
}

function Begin({ job, act }: Props) {
  const text = useDeskJobTexts()
  const [opened, setOpened] = useState<'start' | 'cancel'>()
  const close = () => setOpened(undefined)
  const params = { id: job.jobId }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {job.machine.fleetNumber === null ? (
        <p className="text-ink-2">{text.machineFirst}</p>
      ) : (
        <Button onClick={() => setOpened('start')}>{text.start}</Button>
      )}
      <Button tone="quiet" onClick={() => setOpened('cancel')}>
        {text.cancel}
      </Button>
      {opened === 'start' && (
        <MeterDialog
          text={{ title: text.start, text: text.startText, date: text.startDate }}
          min={addDays(job.from, -LATE_DAYS)}
          onSave={(body) => {
            close()
            act.run(text.started, () => call('startHire', { params, body }))
          }}
          onClose={close}
        />
      )}
      {opened === 'cancel' && (
        <ReasonDialog
          text={{
            title: fill(text.cancelTitle, { number: job.jobNumber }),
            text: text.cancelText,
            reason: text.reason,
            required: text.required,
            confirm: text.cancel,
            keep: text.keep,
          }}
          pending={act.pending}
          onConfirm={(reason) => {
            close()
            act.run(text.cancelled, () => call('cancelJob', { params, body: { reason } }))
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

function End({ job, act }: Props) {
  const text = useDeskJobTexts()
  const [ending, setEnding] = useState(false)
  const [cause, setCause] = useState<OffHireCause>('CUSTOMER')
  const params = { id: job.jobId }
  const { offHire } = job
  if (offHire === null) return null
  return (
    <>
      <p className="tabular-nums">
        {fill(text.offHire, { number: offHire.offHireNumber, date: formatDate(offHire.billingStopsAt) })}
      </p>
      {offHire.acknowledgedAt === null && <OffHireCauseField terms={job.terms} onChange={setCause} />}
      <div className="flex flex-wrap gap-3">
        {offHire.acknowledgedAt === null && (
          <Button
            aria-disabled={act.pending}
            onClick={() => act.run(text.acknowledged, () => call('acknowledgeOffHire', { params, body: { cause } }))}
          >
            {text.acknowledge}
          </Button>
        )}
        <Button tone={offHire.acknowledgedAt === null ? 'secondary' : 'primary'} onClick={() => setEnding(true)}>
          {text.end}
        </Button>
      </div>
      {ending && (
        <MeterDialog
          text={{ title: text.end, text: text.endText, date: text.endDate }}
          min={job.from}
          onSave={(body) => {
            setEnding(false)
            act.run(text.ended, () => call('endHire', { params, body }))
          }}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  )
}

function Extension({ job, act }: Props) {
  const text = useDeskJobTexts()
  const [refusing, setRefusing] = useState(false)
  const params = { id: job.jobId }
  const date = formatDate(job.extension?.to ?? job.expectedTo)
  return (
    <>
      <p className="tabular-nums">{fill(text.extension, { date })}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          aria-disabled={act.pending}
          onClick={() => act.run(text.granted, () => call('grantExtension', { params, body: {} }))}
        >
          {fill(text.grant, { date })}
        </Button>
        <Button tone="secondary" onClick={() => setRefusing(true)}>
          {text.refuse}
        </Button>
      </div>
      {refusing && (
        <ReasonDialog
          text={{
            title: fill(text.refuseTitle, { number: job.jobNumber }),
            text: text.refuseText,
            reason: text.reason,
            required: text.required,
            confirm: text.refuse,
            keep: text.keep,
          }}
          pending={act.pending}
          onConfirm={(reason) => {
            setRefusing(false)
            act.run(text.refused, () => call('refuseExtension', { params, body: { reason } }))
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  )
}
