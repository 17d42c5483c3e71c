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

/** The days and what they are for as typed, what is wrong with them once somebody has tried to save, and the saving. */
function useBooking({ asked, pending, onSave }: Pick<Props, 'asked' | 'pending' | 'onSave'>) {
  const { dialog: text } = useBoardTexts()
  const { kind, machine, booking } = asked
  const initial = { from: asked.from, to: asked.to, note: booking?.note ?? '', hours: '24' }
  const [typed, setTyped] = useState(initial)
  const [tried, setTried] = useState(false)
  const note = typed.note.trim()
  const [isEmpty, runsBack] = [note === '', typed.to < typed.from]
  const errors: Partial<Record<keyof typeof typed, string | undefined>> = {
    note: tried && isEmpty ? text.required : undefined,
    to: tried && runsBack ? text.runsBack : undefined,
  }
  const bind = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: errors[name],
    onBlur: () => {},
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  const save = () => {
    setTried(true)
    if (isEmpty || runsBack || pending) return
    const days = { machineId: machine.machineId, from: typed.from, to: typed.to, note }
    onSave(kind === 'HOLD' ? { kind, ...days, holdHours: Number(typed.hours) } : { kind, ...days })
  }
  return { bind, save }
}

/** Maintenance or a hold of a machine, on the days that were chosen on the board. */
export function BookingDialog({ asked, pending, onSave, onRemove, onClose }: Props) {
  const { dialog: text, cancel } = useBoardTexts()
  const { kind, machine, booking } = asked
  const { bind, save } = useBooking({ asked, pending, onSave })
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
        <BookingFields asked={asked} bind={bind} />
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

type FieldProps = { asked: Asked; bind: ReturnType<typeof useBooking>['bind'] }

function BookingFields({ asked: { kind, from }, bind }: FieldProps) {
  const { dialog: text } = useBoardTexts()
  const days = { min: addDays(from, -BOOKED_DAYS_MAX), max: addDays(from, BOOKED_DAYS_MAX) }
  return (
    <>
      <TextField
        {...bind('note')}
        label={kind === 'HOLD' ? text.whom : text.whatFor}
        maxLength={200}
        autoComplete="off"
        data-first-focus
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField {...bind('from')} label={text.from} {...days} />
        <DateField {...bind('to')} label={text.to} {...days} />
      </div>
      {kind === 'HOLD' && (
        <SelectField {...bind('hours')} label={text.ends}>
          {holdHours.map((one) => (
            <option key={one} value={one}>
              {text.hours[one]}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}
