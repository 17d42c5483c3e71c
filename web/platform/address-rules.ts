import { addressFields, pincodeIn } from '#contract/addresses.ts'
import { fieldLabels } from '#contract/texts/fields.en.ts'

/** The fields of an address that a person fills in. */
export type AddressField = 'addressLine1' | 'addressLine2' | 'state' | 'city' | 'pincode'

const rule = (field: AddressField) => ({ schema: addressFields[field], label: fieldLabels[field] ?? field })

/** The contract's rules for these fields in a state, for `wrongFields`. */
export const addressRulesIn = (state: string) => ({
  addressLine1: rule('addressLine1'),
  addressLine2: rule('addressLine2'),
  state: rule('state'),
  city: rule('city'),
  pincode: { ...rule('pincode'), schema: pincodeIn(state) },
})
