import { type Operator, operatorFields } from '#contract/fleet.operators.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { usePhoneEntry } from '#web/platform/phone-entry.ts'
import { TextField } from '#web/ui/fields.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { useOperatorsTexts } from './texts.ts'

/** An operator's values in the form. */
type OperatorDraft = Record<'name' | 'phone' | 'licenceNumber' | 'licenceValidTo', string>

export const newOperator: OperatorDraft = { name: '', phone: '', licenceNumber: '', licenceValidTo: '' }
export const draftOf = ({ name, phone, licenceNumber, licenceValidTo }: Operator): OperatorDraft => ({
  name,
  phone,
  licenceNumber,
  licenceValidTo,
})

/** The form of an operator, with the contract's rules. */
export function useOperatorForm(initial: OperatorDraft) {
  const text = useOperatorsTexts()
  const fieldTexts = useFieldTexts()
  const rules = {
    name: { schema: operatorFields.name, label: text.name },
    phone: { schema: operatorFields.phone, label: text.phone },
    licenceNumber: { schema: operatorFields.licenceNumber, label: text.licenceNumber },
    licenceValidTo: { schema: operatorFields.licenceValidTo, label: text.licenceValidTo },
  }
  // An empty date is missing rather than wrong.
  const sent = (values: OperatorDraft) => ({ ...values, licenceValidTo: values.licenceValidTo || undefined })
  return useFields<OperatorDraft>({ initial, check: (values) => wrongFields(rules, sent(values), fieldTexts) })
}
type OperatorForm = ReturnType<typeof useOperatorForm>

/** An operator's name, phone and licence. */
export function OperatorFields({ form: { bind } }: { form: OperatorForm }) {
  const text = useOperatorsTexts()
  const phone = usePhoneEntry(bind('phone'))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...bind('name')} label={text.name} autoComplete="off" />
      <TextField {...phone} label={text.phone} className="tabular-nums" autoComplete="off" />
      <TextField {...bind('licenceNumber')} label={text.licenceNumber} autoComplete="off" />
      <TextField {...bind('licenceValidTo')} type="date" label={text.licenceValidTo} className="tabular-nums" />
    </div>
  )
}
