import { SLICES_MAX } from '#contract/logsheets.content.ts'
import { RowList } from '#web/ui/edit/row-list.tsx'
import { TextAreaField, TextField } from '#web/ui/fields.tsx'
import { useDeskLogTexts } from './desk-texts.ts'
import { SliceFields } from './slice-fields.tsx'
import { useLogTexts } from './texts.ts'
import type { LogForm } from './use-log-form.ts'

/** The fields of a day: its entries, the meter, diesel and remarks. */
export function LogEntryFields({ form: { fields, rows, rowText } }: { form: LogForm }) {
  const { remarks } = useLogTexts()
  const text = useDeskLogTexts()
  const figure = { inputMode: 'decimal', autoComplete: 'off', className: 'tabular-nums', maxLength: 8 } as const
  const { bind } = fields
  return (
    <>
      <RowList rows={rows} text={rowText} min={1} max={SLICES_MAX}>
        {(row) => <SliceFields row={row} />}
      </RowList>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...bind('meterOpen')} {...figure} label={text.meterOpen} hint={text.meterHint} />
        <TextField {...bind('meterClose')} {...figure} label={text.meterClose} hint={text.meterHint} />
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField {...bind('fuelIssued')} {...figure} label={text.fuelIssued} hint={text.litresHint} />
        <TextField {...bind('fuelOpening')} {...figure} label={text.fuelOpening} hint={text.litresHint} />
        <TextField {...bind('fuelClosing')} {...figure} label={text.fuelClosing} hint={text.litresHint} />
      </div>
      <TextAreaField {...bind('remarks')} label={remarks} optional={text.optional} rows={3} maxLength={1000} />
    </>
  )
}
