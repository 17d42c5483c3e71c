/** The button of a product page; separate from the cart's other texts, because every product page loads it. */
export const addTexts = {
  add: 'Add to Enquiry Cart',
  adding: 'Adding…',
} as const
