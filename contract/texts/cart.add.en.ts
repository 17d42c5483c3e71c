/** On the button of a product page, apart from the cart's other texts: every product page loads them. */
export const addTexts = {
  add: 'Add to Enquiry Cart',
  adding: 'Adding…',
} as const
