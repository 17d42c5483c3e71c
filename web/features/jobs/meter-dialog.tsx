import { useState } from 'react'
import { dateInIndia } from '#contract/dates.ts'
import { MeterReading } from '#contract/logsheets.content.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DateField, TextField } from '#web/ui/fields.tsx'
import { useDeskJobTexts } from './desk-texts.ts'

type Reading = { date: string; meter: string }
type Props = {
  text: Readonly<Record<'title' | 'text' | 'date', string>>
  /** The earliest day that can be meant. */
  min: string
  onSave: (reading: Reading) => void
  onClose: () => void
}

/** Asks on which day a machine came or went, and what its hour meter says. */
export function MeterDialog({ text, min, onSave, onClose }: Props) {
  const words = useDeskJobTexts()
  const [today] = useState(() => dateInIndia(new Date()))
  const [date, setDate] = useState(today)
  const [meter, setMeter] = useState('')
  const [tried, setTried] = useState(false)
  const isWrong = !MeterReading.safeParse(meter.trim()).success
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isWrong && date !== '') onSave({ date, meter: meter.trim() })
        }}
      >
        <p className="text-ink-2">{text.text}</p>
        <DateField
          name="date"
          label={text.date}
          value={date}
          min={min}
          max={today}
          data-first-focus
          onBlur={() => {}}
          onChange={setDate}
        />
        <TextField
          name="meter"
          label={words.meter}
          value={meter}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          error={tried && isWrong ? words.meterWrong : undefined}
          onBlur={() => {}}
          onChange={setMeter}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{words.save}</Button>
          <Button tone="secondary" onClick={onClose}>
            {words.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
