import { DeskInput, DeskSelect } from './desk-field.tsx'
import { useDeskQuoteTexts } from './desk-texts.ts'
import type { DeskForm } from './use-desk-form.ts'

/** The terms of the whole quote, as the title block of a drawing. */
export function TermsBand({ form, disabled }: { form: DeskForm; disabled: boolean }) {
  const text = useDeskQuoteTexts()
  return (
    <fieldset disabled={disabled} className="card grid grid-cols-2 items-start gap-x-4 gap-y-2.5 p-3 sm:grid-cols-4">
      <legend className="sr-only">{text.whole}</legend>
      <DeskInput form={form} path="validUntil" type="date" />
      <DeskInput form={form} path="paymentDays" />
      <DeskInput form={form} path="advancePaise" />
      <DeskInput form={form} path="depositPaise" />
      <DeskSelect form={form} path="cycle" options={text.cycles} />
      {form.draft.cycle === 'DAY_N' && <DeskInput form={form} path="cycleDay" />}
      <DeskInput form={form} path="noticeDays" />
      <DeskInput form={form} path="deemedDays" />
      <DeskInput form={form} path="certifyDays" />
    </fieldset>
  )
}
