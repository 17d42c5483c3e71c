import { useState } from 'react'
import { dateInIndia } from '#contract/dates.ts'
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
const isMeter = (typed: string) => MeterReading.safeParse(typed.trim()).success

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

function SwapDialog({ job, act, onClose }: Props & { onClose: () => void }) {
  const text = useDeskJobTexts()
  const { data } = useChoices(job.jobId)
  const [today] = useState(() => dateInIndia(new Date()))
  const [date, setDate] = useState(today)
  const [typed, setTyped] = useState(empty)
  const [tried, setTried] = useState(false)
  const bound = (name: keyof typeof empty) => ({
    name,
    value: typed[name],
    onBlur: () => {},
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  const faults = {
    machineId: typed.machineId === '' ? text.chooseFirst : undefined,
    meterOut: isMeter(typed.meterOut) ? undefined : text.meterWrong,
    meterIn: isMeter(typed.meterIn) ? undefined : text.meterWrong,
    reason: typed.reason.trim() === '' ? text.required : undefined,
  }
  const fault = (name: keyof typeof faults) => (tried ? faults[name] : undefined)
  function save() {
    setTried(true)
    if (Object.values(faults).some((found) => found !== undefined)) return
    onClose()
    const { machineId, operatorId, meterOut, meterIn, reason } = typed
    const body = { machineId, operatorId: operatorId || null, date, reason: reason.trim() }
    const meters = { meterOut: meterOut.trim(), meterIn: meterIn.trim() }
    act.run(text.swapped, () => call('swapMachine', { params: { id: job.jobId }, body: { ...body, ...meters } }))
  }
  return (
    <FormDialog
      title={fill(text.swapTitle, { machine: job.machine.fleetNumber ?? '' })}
      text={text.swapText}
      send={text.swap}
      cancel={text.dismiss}
      onSend={save}
      onClose={onClose}
    >
      <SelectField {...bound('machineId')} label={text.swapIn} error={fault('machineId')} data-first-focus>
        <option value="">{text.chooseFirst}</option>
        {data?.machines
          .filter(({ fleetNumber, taken }) => taken.length === 0 && fleetNumber !== job.machine.fleetNumber)
          .map(({ machineId, fleetNumber, serialNumber, yard }) => (
            <option key={machineId} value={machineId}>
              {`${fleetNumber}, ${serialNumber}, ${yard}`}
            </option>
          ))}
      </SelectField>
      <SelectField {...bound('operatorId')} label={text.operator}>
        <OperatorOptions operators={data?.operators ?? []} />
      </SelectField>
      <DateField
        name="date"
        label={text.swapDate}
        value={date}
        min={job.onHireFrom ?? job.from}
        max={today}
        onBlur={() => {}}
        onChange={setDate}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...bound('meterOut')}
          label={text.meterOut}
          inputMode="decimal"
          maxLength={8}
          error={fault('meterOut')}
        />
        <TextField
          {...bound('meterIn')}
          label={text.meterIn}
          inputMode="decimal"
          maxLength={8}
          error={fault('meterIn')}
        />
      </div>
      <TextAreaField {...bound('reason')} label={text.reason} rows={2} maxLength={REASON_MAX} error={fault('reason')} />
    </FormDialog>
  )
}
