import type { Address } from '#contract/addresses.ts'
import { addressFields } from '#contract/addresses.ts'
import { fieldLabels } from '#contract/texts/fields.en.ts'
import { type AddressField, addressRulesIn } from '#web/platform/address-rules.ts'

/** A site's values in the form. */
export type SiteDraft = Record<'addressName' | AddressField, string>

export const newSite: SiteDraft = {
  addressName: '',
  addressLine1: '',
  addressLine2: '',
  state: '',
  city: '',
  pincode: '',
}

export const draftOf = ({ addressName, addressLine1, addressLine2, state, city, pincode }: Address): SiteDraft => ({
  addressName,
  addressLine1,
  addressLine2: addressLine2 ?? '',
  state,
  city,
  pincode,
})

/** The contract's rules by field. */
export const siteRules = ({ state }: SiteDraft) => ({
  addressName: { schema: addressFields.addressName, label: fieldLabels['addressName'] ?? 'addressName' },
  ...addressRulesIn(state),
})
