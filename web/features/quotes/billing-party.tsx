import { namedNumber } from '#contract/gstin.ts'
import type { Party } from '#contract/quotes.ts'
import { statesByName } from '#web/platform/state-names.ts'
import { fill } from '#web/platform/text.ts'
import { SelectField, TextAreaField, TextField } from '#web/ui/fields.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import type { AcceptForm } from './use-accept-form.ts'

/** The billing party: the company, as the quote says. */
export function BilledTo({ party }: { party: Party }) {
  const text = useAnswerTexts()
  const { name, gstin, state, address } = party
  return (
    <div className="text-sm">
      <p className="text-ink-3">{text.billedTo}</p>
      <p className="font-semibold">{name}</p>
      <p className="text-ink-2">
        {gstin === null ? `${address}, ${state}` : fill(namedNumber(text.gstin, gstin), { state })}
      </p>
    </div>
  )
}

/** The billing party of a person without a company. */
export function BillingFields({ form, onState }: { form: AcceptForm; onState: (state: string) => void }) {
  const text = useAnswerTexts()
  const state = form.bind('state')
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">{text.billedTo}</legend>
      <TextField {...form.bind('name')} label={text.billName} autoComplete="name" maxLength={200} />
      <TextAreaField
        {...form.bind('address')}
        label={text.billAddress}
        hint={text.billAddressHint}
        autoComplete="street-address"
        rows={2}
        maxLength={300}
      />
      <SelectField
        {...state}
        label={text.billState}
        hint={text.billStateHint}
        autoComplete="address-level1"
        onChange={(value) => {
          state.onChange(value)
          onState(value)
        }}
      >
        <option value="">{text.billStateChoose}</option>
        {statesByName().map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    </fieldset>
  )
}
