import { useState } from 'react'
import type { Job } from '#contract/jobs.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { useInspectionTexts } from './inspection-texts.ts'
import { useDeskInspections } from './inspections.queries.ts'
import type { DeskAct } from './use-desk-act.ts'

/** Closes a job whose machine is back; without an off-hire inspection of both sides it asks why. */
export function CloseJob({ job: { jobId, jobNumber: number }, act }: { job: Job; act: DeskAct }) {
  const text = useInspectionTexts()
  const { data } = useDeskInspections(jobId)
  const [asking, setAsking] = useState(false)
  const isInspected = data?.inspections.some(
    ({ kind, machineId, answer }) => kind === 'OFF_HIRE' && machineId === data.machineId && answer !== null,
  )
  const close = (reason: string | null) =>
    act.run(text.closed, () => call('closeJob', { params: { id: jobId }, body: { reason } }))
  if (data === undefined) return null
  return (
    <>
      <p>{isInspected ? text.closeReady : text.closeWithout}</p>
      <Button
        className="justify-self-start"
        tone={isInspected ? 'primary' : 'secondary'}
        aria-disabled={act.pending}
        onClick={() => (isInspected ? close(null) : setAsking(true))}
      >
        {text.closeJob}
      </Button>
      {asking && (
        <ReasonDialog
          text={{
            title: fill(text.closeTitle, { number }),
            text: text.closeText,
            reason: text.reason,
            required: text.required,
            confirm: text.closeJob,
            keep: text.keep,
          }}
          pending={act.pending}
          onConfirm={(reason) => {
            setAsking(false)
            close(reason)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
