import { useState } from 'react'
import { dateInIndia } from '#contract/dates.ts'
import { folded } from '#contract/identifiers.ts'
import { MeterReading } from '#contract/logsheets.content.ts'
import { DateField, TextField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
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
  const isWrong = !MeterReading.safeParse(meter).success
  return (
    <FormDialog
      title={text.title}
      text={text.text}
      send={words.save}
      cancel={words.dismiss}
      onSend={() => {
        setTried(true)
        if (!isWrong && date !== '') onSave({ date, meter: folded(meter) })
      }}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
