import { type ReceivedKind, receivedKinds } from '#contract/payments.ts'
import { SelectField } from '#web/ui/fields.tsx'
import { usePaymentTexts } from './texts.ts'

type Props = { value: ReceivedKind; onChange: (kind: ReceivedKind) => void }

/** Chooses what money is received for; the hint says what each kind means. */
export function KindField({ value, onChange }: Props) {
  const text = usePaymentTexts()
  return (
    <SelectField
      label={text.kind}
      hint={text.kindHints[value]}
      name="kind"
      value={value}
      onBlur={() => {}}
      onChange={(chosen) => onChange(receivedKinds.find((one) => one === chosen) ?? value)}
    >
      {receivedKinds.map((one) => (
        <option key={one} value={one}>
          {text.kinds[one]}
        </option>
      ))}
    </SelectField>
  )
}
