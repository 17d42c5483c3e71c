import { useState } from 'react'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { PercentChange, roundings } from '#contract/rate-card.change-many.ts'
import { objectionText } from '#web/platform/field-check.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField, TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { useChangeManyTexts } from './texts.ts'

export type Change = { percent: string; roundTo: (typeof roundings)[number]; from: string }

const AHEAD_DAYS = 730

/** By how much rates change, and from when. */
export function ChangeFigures({ initial, onDone }: { initial: Change | undefined; onDone: (change: Change) => void }) {
  const text = useChangeManyTexts()
  const [today] = useState(() => dateInIndia(new Date()))
  const form = useChangeForm(initial ?? { percent: '', roundTo: '100', from: today })
  return (
    <Form
      form={form}
      onSend={() => onDone({ ...form.values, percent: form.values.percent.trim() })}
      className="grid gap-4"
    >
      <TextField
        {...form.bind('percent')}
        label={text.percent}
        hint={text.percentHint}
        inputMode="text"
        autoComplete="off"
        className="max-w-32 tabular-nums"
        data-first-focus
      />
      <RadioGroup
        {...form.bind('roundTo')}
        legend={text.roundTo}
        choices={roundings.map((rupees) => ({ value: rupees, label: `₹${rupees}` }))}
        brief
      />
      <DateField {...form.bind('from')} label={text.from} min={today} max={addDays(today, AHEAD_DAYS)} />
      <div>
        <Button type="submit">{text.preview}</Button>
      </div>
    </Form>
  )
}

function useChangeForm(initial: Change) {
  const text = useChangeManyTexts()
  const said = (code: 'required' | 'invalid', label: string) =>
    objectionText({ field: '', code, message: code }, label, text.rules)
  return useFields<Change>({
    initial,
    check: ({ percent, from }) => ({
      ...(PercentChange.safeParse(percent.trim()).success
        ? {}
        : { percent: said(percent.trim() === '' ? 'required' : 'invalid', text.percent) }),
      ...(from === '' ? { from: said('required', text.from) } : {}),
    }),
  })
}
