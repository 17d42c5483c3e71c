import { useState } from 'react'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { CivilDate } from '#contract/fields.ts'
import { shifts } from '#contract/logsheets.ts'
import { call } from '#web/platform/call.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { fill } from '#web/platform/text.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { DateField, SelectField } from '#web/ui/fields.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { DayBar } from './day-bar.tsx'
import { deskLogAdded } from './desk-logsheets.queries.ts'
import { useDeskLogTexts } from './desk-texts.ts'
import { ordinaryDay } from './log-draft.ts'
import { useLogTexts } from './texts.ts'

type Props = { jobId: string; onAdded: (logsheetId: string) => void }

/** Begins the log of a job's day; its draft holds an ordinary day to change. */
export function AddLog({ jobId, onAdded }: Props) {
  const { date, shift, shiftOf } = useLogTexts()
  const text = useDeskLogTexts()
  const fieldTexts = useFieldTexts()
  const { notifyFailed } = useOutcome()
  const [today] = useState(() => dateInIndia(new Date()))
  const initial = { date: today, shift: 'A' }
  const form = useFields({
    initial,
    check: (values) => wrongFields({ date: { schema: CivilDate, label: date } }, { date: values.date }, fieldTexts),
  })
  const edit = useEdit(form, {
    stored: initial,
    async send(values) {
      const own = shifts.find((one) => one === values.shift) ?? 'A'
      const body = { ...ordinaryDay, jobId, date: values.date, shift: own }
      const { logsheet } = await call('addDeskLogsheet', { body })
      deskLogAdded(logsheet)
      onAdded(logsheet.logsheetId)
    },
    failed: (error) => notifyFailed('request', error),
  })
  return (
    <EditForm edit={edit} button={{ idle: text.begin, pending: text.beginning }} className="max-w-2xl">
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField {...form.bind('date')} label={date} min={addDays(today, -366)} max={today} />
        <SelectField {...form.bind('shift')} label={shift}>
          {shifts.map((one) => (
            <option key={one} value={one}>
              {fill(shiftOf, { shift: one })}
            </option>
          ))}
        </SelectField>
      </div>
      <DayBar slices={ordinaryDay.slices} />
    </EditForm>
  )
}
