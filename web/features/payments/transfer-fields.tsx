import { paymentModes } from '#contract/payments.ts'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { usePaymentTexts } from './texts.ts'
import type { TransferForm } from './transfer.ts'

type Props = { form: TransferForm; dateLabel?: string; noteLabel?: string }

/** When, how and how much; `noteLabel` names a last field that is required. */
export function TransferFields({ form, dateLabel, noteLabel }: Props) {
  const text = usePaymentTexts()
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={dateLabel ?? text.received} type="date" {...form.bind('receivedOn')} />
        <TextField label={text.amount} hint={text.amountHint} inputMode="decimal" {...form.bind('amount')} />
        <SelectField label={text.mode} {...form.bind('mode')}>
          {paymentModes.map((mode) => (
            <option key={mode} value={mode}>
              {text.modes[mode]}
            </option>
          ))}
        </SelectField>
        {form.values.mode !== 'CASH' && (
          <TextField label={text.reference} hint={text.referenceHint} maxLength={60} {...form.bind('reference')} />
        )}
      </div>
      {form.values.mode === 'CASH' && noteLabel === undefined && (
        <TextField
          label={text.cashReason}
          hint={text.cashReasonHint}
          optional={text.optional}
          maxLength={500}
          {...form.bind('cashReason')}
        />
      )}
      <TextField
        label={noteLabel ?? text.note}
        optional={noteLabel === undefined ? text.optional : undefined}
        maxLength={500}
        {...form.bind('note')}
      />
    </>
  )
}
