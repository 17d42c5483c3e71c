import { useState } from 'react'
import { Hsn } from '#contract/hsn.ts'
import { capitals, ungrouped } from '#contract/identifiers.ts'
import type { Job } from '#contract/jobs.ts'
import { VehicleNumber } from '#contract/vehicle-numbers.ts'
import { call } from '#web/platform/call.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useDeskJobTexts } from './desk-texts.ts'
import type { DeskAct } from './use-desk-act.ts'

const RUPEES = /^[1-9]\d{0,8}$/
const PAISE = 100

type Props = { job: Job; act: DeskAct }

/** Sends the machine of a job to its site: the challan gets its number. */
export function DispatchMachine({ job, act }: Props) {
  const text = useDeskJobTexts()
  const dispatch = useDispatch({ job, act })
  const mayLeave = job.status === 'SCHEDULED' || job.status === 'ON_HIRE'
  if (!mayLeave || job.machine.fleetNumber === null) return null
  return (
    <>
      <Button tone="secondary" onClick={() => dispatch.setOpen(true)}>
        {text.dispatch}
      </Button>
      {dispatch.isOpen && (
        <FormDialog
          title={text.dispatch}
          text={text.dispatchText}
          send={text.dispatch}
          cancel={text.dismiss}
          onSend={dispatch.send}
          onClose={() => dispatch.setOpen(false)}
        >
          <DispatchFields dispatch={dispatch} />
        </FormDialog>
      )}
    </>
  )
}

const EMPTY = { vehicle: '', transporter: '', value: '', hsn: '' }
type Typed = typeof EMPTY

/** Holds the typed values, their faults after the first try to send them, and the sending. It outlives the dialog. */
function useDispatch({ job, act }: Props) {
  const text = useDeskJobTexts()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const faults = {
    vehicle: VehicleNumber.safeParse(typed.vehicle).success ? undefined : text.vehicleWrong,
    transporter: undefined,
    value: typed.value.trim() === '' || RUPEES.test(typed.value.trim()) ? undefined : text.valueWrong,
    hsn: typed.hsn.trim() === '' || Hsn.safeParse(typed.hsn).success ? undefined : text.hsnWrong,
  }
  const send = () => {
    setTried(true)
    if (Object.values(faults).some((fault) => fault !== undefined)) return
    setOpen(false)
    act.run(text.dispatched, () => call('dispatchMachine', { params: { id: job.jobId }, body: bodyOf(typed) }))
  }
  const bind = (name: keyof Typed) => ({
    name,
    value: typed[name],
    autoComplete: 'off',
    error: tried ? faults[name] : undefined,
    onBlur: () => {},
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  return { isOpen, setOpen, send, bind }
}

const bodyOf = ({ vehicle, transporter, value, hsn }: Typed) => ({
  vehicleNumber: capitals(ungrouped(vehicle)),
  transporter,
  valuePaise: value.trim() === '' ? null : Number(value.trim()) * PAISE,
  hsnCode: ungrouped(hsn) || null,
})

function DispatchFields({ dispatch: { bind } }: { dispatch: ReturnType<typeof useDispatch> }) {
  const text = useDeskJobTexts()
  const { optional } = text
  return (
    <>
      <TextField {...bind('vehicle')} label={text.vehicle} data-first-focus />
      <TextField {...bind('transporter')} label={text.transporter} optional={optional} maxLength={80} />
      <TextField {...bind('value')} label={text.value} optional={optional} inputMode="numeric" maxLength={9} />
      <TextField {...bind('hsn')} label={text.hsn} optional={optional} inputMode="numeric" maxLength={8} />
    </>
  )
}
