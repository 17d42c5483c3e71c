import { TextField } from '#web/ui/fields.tsx'
import { usePaymentTexts } from './texts.ts'

type Props = { value: string; onChange: (value: string) => void }

/** Why cash was taken that the law forbids, where it was received already. */
export function CashReasonField({ value, onChange }: Props) {
  const text = usePaymentTexts()
  return (
    <TextField
      label={text.cashReason}
      hint={text.cashReasonHint}
      optional={text.optional}
      name="cashReason"
      maxLength={500}
      value={value}
      onBlur={() => {}}
      onChange={onChange}
    />
  )
}
