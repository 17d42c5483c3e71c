import { useState } from 'react'
import { hsnPattern } from '#contract/hsn.ts'
import type { Job } from '#contract/jobs.ts'
import { call } from '#web/platform/call.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useDeskJobTexts } from './desk-texts.ts'
import type { DeskAct } from './use-desk-act.ts'

const PLATE = /^[A-Za-z0-9 -]{4,15}$/
const RUPEES = /^[1-9]\d{0,8}$/
const PAISE = 100

/** Sends the machine of a job to its site: the challan gets its number. */
export function DispatchMachine({ job, act }: { job: Job; act: DeskAct }) {
  const text = useDeskJobTexts()
  const [open, setOpen] = useState(false)
  const [vehicle, setVehicle] = useState('')
  const [transporter, setTransporter] = useState('')
  const [value, setValue] = useState('')
  const [hsn, setHsn] = useState('')
  const [tried, setTried] = useState(false)
  const isVehicle = PLATE.test(vehicle.trim())
  const isValue = value.trim() === '' || RUPEES.test(value.trim())
  const isHsn = hsn.trim() === '' || hsnPattern.test(hsn.trim())
  const mayLeave = job.status === 'SCHEDULED' || job.status === 'ON_HIRE'
  if (!mayLeave || job.machine.fleetNumber === null) return null
  function send() {
    setTried(true)
    if (!isVehicle || !isValue || !isHsn) return
    setOpen(false)
    const valuePaise = value.trim() === '' ? null : Number(value.trim()) * PAISE
    const body = { vehicleNumber: vehicle.trim().toUpperCase(), transporter, valuePaise, hsnCode: hsn.trim() || null }
    act.run(text.dispatched, () => call('dispatchMachine', { params: { id: job.jobId }, body }))
  }
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {text.dispatch}
      </Button>
      {open && (
        <FormDialog
          title={text.dispatch}
          text={text.dispatchText}
          send={text.dispatch}
          cancel={text.dismiss}
          onSend={send}
          onClose={() => setOpen(false)}
        >
          <TextField
            name="vehicle"
            label={text.vehicle}
            value={vehicle}
            maxLength={15}
            autoComplete="off"
            error={tried && !isVehicle ? text.vehicleWrong : undefined}
            data-first-focus
            onBlur={() => {}}
            onChange={setVehicle}
          />
          <TextField
            name="transporter"
            label={text.transporter}
            optional={text.optional}
            value={transporter}
            maxLength={80}
            autoComplete="off"
            onBlur={() => {}}
            onChange={setTransporter}
          />
          <TextField
            name="value"
            label={text.value}
            optional={text.optional}
            value={value}
            inputMode="numeric"
            maxLength={9}
            autoComplete="off"
            error={tried && !isValue ? text.valueWrong : undefined}
            onBlur={() => {}}
            onChange={setValue}
          />
          <TextField
            name="hsn"
            label={text.hsn}
            optional={text.optional}
            value={hsn}
            inputMode="numeric"
            maxLength={8}
            autoComplete="off"
            error={tried && !isHsn ? text.hsnWrong : undefined}
            onBlur={() => {}}
            onChange={setHsn}
          />
        </FormDialog>
      )}
    </>
  )
}
