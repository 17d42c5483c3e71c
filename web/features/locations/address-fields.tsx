import { type ComponentProps, useId } from 'react'
import { addressTexts } from '#contract/texts/addresses.en.ts'
import type { AddressField } from '#web/platform/address-rules.ts'
import { usePlaces } from '#web/platform/places.ts'
import { texts } from '#web/platform/text.ts'
import { ownName } from '#web/platform/translate-names.ts'
import { SelectField, TextField } from '#web/ui/fields.tsx'

const useAddressTexts = texts({ en: addressTexts })

type Bind = Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>

type Props = {
  /** Binds a field to its form. */
  bind: (field: AddressField) => Bind
  /** Prefix of the autocomplete tokens: 'billing' or 'shipping'. */
  section?: 'billing' | 'shipping'
}

/** Street, PIN code, state and city; the state's towns are suggestions, and any other can be typed. */
export function AddressFields({ bind, section }: Props) {
  const text = useAddressTexts()
  const state = bind('state')
  const { states, cities, failed } = usePlaces(state.value)
  const listId = useId()
  const auto = (token: string) => (section === undefined ? token : `${section} ${token}`)
  return (
    <>
      <TextField
        {...bind('addressLine1')}
        label={text.addressLine1}
        hint={text.addressLine1Hint}
        autoComplete={auto('address-line1')}
      />
      <TextField
        {...bind('addressLine2')}
        label={text.addressLine2}
        hint={text.addressLine2Hint}
        optional={text.optional}
        autoComplete={auto('address-line2')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...state}
          label={text.state}
          autoComplete={auto('address-level1')}
          hint={failed ? text.placesFailed : undefined}
        >
          <option value="">{text.stateChoose}</option>
          {/* Keeps the choice until the list has loaded. */}
          {(states.length > 0 || state.value === '' ? states : [state.value]).map((name) => (
            <option key={name} value={name}>
              {ownName(name)}
            </option>
          ))}
        </SelectField>
        <TextField {...bind('city')} label={text.city} list={listId} autoComplete={auto('address-level2')} />
        <datalist id={listId}>
          {cities.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <TextField
          {...bind('pincode')}
          label={text.pincode}
          inputMode="numeric"
          className="max-w-40 tabular-nums"
          autoComplete={auto('postal-code')}
        />
        <TextField
          name="country"
          label={text.country}
          value={text.countryFixed}
          onChange={() => {}}
          onBlur={() => {}}
          disabled
          autoComplete="off"
        />
      </div>
    </>
  )
}
