import { addressTexts } from '#contract/texts/addresses.en.ts'
import type { AddressField } from './address-rules.ts'
import { texts } from './text.ts'
import { ownName } from './translate-names.ts'

const useAddressTexts = texts({ en: addressTexts })

/** The fields of an address by label, for showing how two addresses differ. */
export function useAddressLabels(): Record<AddressField, { label: string; show?: (value: string) => string }> {
  const { addressLine1, addressLine2, state, city, pincode } = useAddressTexts()
  return {
    addressLine1: { label: addressLine1 },
    addressLine2: { label: addressLine2 },
    state: { label: state, show: ownName },
    city: { label: city, show: ownName },
    pincode: { label: pincode },
  }
}
