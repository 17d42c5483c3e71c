import { useState } from 'react'
import { dateInIndia } from '#contract/dates.ts'
import { folded } from '#contract/identifiers.ts'
import type { Job } from '#contract/jobs.ts'
import { MeterReading } from '#contract/logsheets.content.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField, SelectField, TextAreaField, TextField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useChoices } from './desk-jobs.queries.ts'
import { useDeskJobTexts } from './desk-texts.ts'
import { OperatorOptions } from './operator-options.tsx'
import type { DeskAct } from './use-desk-act.ts'

type Props = { job: Job; act: DeskAct }
const REASON_MAX = 500
const empty = { machineId: '', operatorId: '', meterOut: '', meterIn: '', reason: '' }
const isMeter = (typed: string) => MeterReading.safeParse(typed).success

/** Puts another machine in place of the one on hire. */
export function SwapMachine({ job, act }: Props) {
  const text = useDeskJobTexts()
  const [open, setOpen] = useState(false)
  if (job.status !== 'ON_HIRE' && job.status !== 'OFF_HIRE_REQUESTED') return null
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {text.swap}
      </Button>
      {open && <SwapDialog job={job} act={act} onClose={() => setOpen(false)} />}
    </>
  )
}

type DialogProps = Props & { onClose: () => void }

/** Holds the typed values, their faults after the first try to send them, and the sending. */
function useSwap({ job, act, onClose }: DialogProps) {
  const text = useDeskJobTexts()
  const [today] = useState(() => dateInIndia(new Date()))
  const [typed, setTyped] = useState({ ...empty, date: today })
  const [tried, setTried] = useState(false)
  const faults: Partial<Record<keyof typeof typed, string | undefined>> = {
    machineId: typed.machineId === '' ? text.chooseFirst : undefined,
    meterOut: isMeter(typed.meterOut) ? undefined : text.meterWrong,
    meterIn: isMeter(typed.meterIn) ? undefined : text.meterWrong,
    reason: typed.reason.trim() === '' ? text.required : undefined,
  }
  const bind = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: tried ? faults[name] : undefined,
    onBlur: () => {},
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  const save = () => {
    setTried(true)
    if (Object.values(faults).some((found) => found !== undefined)) return
    onClose()
    const { machineId, operatorId, date, meterOut, meterIn, reason } = typed
    const body = { machineId, operatorId: operatorId || null, date, reason: reason.trim() }
    const meters = { meterOut: folded(meterOut), meterIn: folded(meterIn) }
    act.run(text.swapped, () => call('swapMachine', { params: { id: job.jobId }, body: { ...body, ...meters } }))
  }
  return { today, bind, save }
}

function SwapDialog(props: DialogProps) {
  const text = useDeskJobTexts()
  const { job, onClose } = props
  const { today, bind, save } = useSwap(props)
  const { data } = useChoices(job.jobId)
  return (
    <FormDialog
      title={fill(text.swapTitle, { machine: job.machine.fleetNumber ?? '' })}
      text={text.swapText}
      send={text.swap}
      cancel={text.dismiss}
      onSend={save}
      onClose={onClose}
    >
      <SelectField {...bind('machineId')} label={text.swapIn} data-first-focus>
        <option value="">{text.chooseFirst}</option>
        {data?.machines
          .filter(({ fleetNumber, taken }) => taken.length === 0 && fleetNumber !== job.machine.fleetNumber)
          .map(({ machineId, fleetNumber, serialNumber, yard }) => (
            <option key={machineId} value={machineId}>
              {`${fleetNumber}, ${serialNumber}, ${yard}`}
            </option>
          ))}
      </SelectField>
      <SelectField {...bind('operatorId')} label={text.operator}>
        <OperatorOptions operators={data?.operators ?? []} />
      </SelectField>
      <DateField {...bind('date')} label={text.swapDate} min={job.onHireFrom ?? job.from} max={today} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...bind('meterOut')} label={text.meterOut} inputMode="decimal" maxLength={8} />
        <TextField {...bind('meterIn')} label={text.meterIn} inputMode="decimal" maxLength={8} />
      </div>
      <TextAreaField {...bind('reason')} label={text.reason} rows={2} maxLength={REASON_MAX} />
    </FormDialog>
  )
}
