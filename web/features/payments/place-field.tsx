import { codeOfState, gstStates } from '#contract/gst-states.ts'
import { SelectField } from '#web/ui/fields.tsx'
import { usePaymentTexts } from './texts.ts'

/** The state of the supply that an advance is for, by its code; '' where it is not known. */
export function PlaceField({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const text = usePaymentTexts()
  return (
    <SelectField
      label={text.place}
      hint={text.placeHint}
      name="placeOfSupply"
      value={value}
      onBlur={() => {}}
      onChange={onChange}
    >
      <option value="">{text.unknownPlace}</option>
      {gstStates.map((state) => (
        <option key={state} value={codeOfState(state)}>
          {state}
        </option>
      ))}
    </SelectField>
  )
}
