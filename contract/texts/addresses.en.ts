/** Fields of an address in every form. */
export const addressTexts = {
  addressLine1: 'Address line 1',
  addressLine1Hint: 'Plot or house number, street',
  addressLine2: 'Address line 2',
  addressLine2Hint: 'Area, landmark',
  optional: 'optional',
  pincode: 'PIN code',
  state: 'State',
  stateChoose: 'Choose a state',
  city: 'City',
  country: 'Country',
  countryFixed: 'India',
  placesFailed: 'The list of states could not be loaded. Please reload the page.',
} as const
