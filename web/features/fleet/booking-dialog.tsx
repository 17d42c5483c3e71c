import { useState } from 'react'
import { addDays } from '#contract/dates.ts'
import type { NewBooking } from '#contract/fleet.bookings.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DateField, SelectField, TextField } from '#web/ui/fields.tsx'
import { useBoardTexts } from './board-words.ts'
import type { Asked } from './use-board.ts'

const BOOKED_DAYS_MAX = 366
const holdHours = ['4', '24', '72', '168'] as const

type Props = {
  asked: Asked
  pending: boolean
  onSave: (booking: NewBooking) => void
  onRemove: () => void
  onClose: () => void
}

/** Maintenance or a hold of a machine, on the days that were chosen on the board. */
export function BookingDialog({ asked, pending, onSave, onRemove, onClose }: Props) {
  const { dialog: text, cancel } = useBoardTexts()
  const { kind, machine, booking } = asked
  const [from, setFrom] = useState(asked.from)
  const [to, setTo] = useState(asked.to)
  const [note, setNote] = useState(booking?.note ?? '')
  const [hours, setHours] = useState<string>('24')
  const [tried, setTried] = useState(false)
  const [isEmpty, runsBack] = [note.trim() === '', to < from]
  const save = () => {
    setTried(true)
    if (isEmpty || runsBack || pending) return
    const days = { machineId: machine.machineId, from, to, note: note.trim() }
    onSave(kind === 'HOLD' ? { kind, ...days, holdHours: Number(hours) } : { kind, ...days })
  }
  const field = {
    onBlur: () => {},
    min: addDays(asked.from, -BOOKED_DAYS_MAX),
    max: addDays(asked.from, BOOKED_DAYS_MAX),
  }
  return (
    <Dialog title={fill(text[kind], { machine: machine.fleetNumber })} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          name="note"
          label={kind === 'HOLD' ? text.whom : text.whatFor}
          value={note}
          maxLength={200}
          autoComplete="off"
          data-first-focus
          error={tried && isEmpty ? text.required : undefined}
          onBlur={() => {}}
          onChange={setNote}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField name="from" label={text.from} value={from} onChange={setFrom} {...field} />
          <DateField
            name="to"
            label={text.to}
            value={to}
            error={tried && runsBack ? text.runsBack : undefined}
            onChange={setTo}
            {...field}
          />
        </div>
        {kind === 'HOLD' && (
          <SelectField name="hours" label={text.ends} value={hours} onBlur={() => {}} onChange={setHours}>
            {holdHours.map((one) => (
              <option key={one} value={one}>
                {text.hours[one]}
              </option>
            ))}
          </SelectField>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={pending}>
            {text.save}
          </Button>
          {booking && (
            <Button tone="secondary" aria-disabled={pending} onClick={onRemove}>
              {text.remove}
            </Button>
          )}
          <Button tone="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
