import type { Address } from '#contract/addresses.ts'
import { ownName } from '#web/platform/translate-names.ts'

/** Street and area on one line. */
export const streetOf = ({ addressLine1, addressLine2 }: Address) =>
  [addressLine1, addressLine2].filter(Boolean).join(', ')

/** City, state and PIN code on one line. */
export const placeOf = ({ city, state, pincode }: Address) => `${ownName(city)}, ${ownName(state)} ${pincode}`
