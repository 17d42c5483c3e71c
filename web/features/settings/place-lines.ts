import type { Place } from '#contract/settings.ts'

/** An address as documents print it. */
export const placeLines = ({ addressLine1, addressLine2, city, state, pincode }: Place) => [
  addressLine1,
  ...(addressLine2 === null ? [] : [addressLine2]),
  `${city} ${pincode}`,
  state,
]
