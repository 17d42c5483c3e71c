/** The buttons of product pages and lists; separate from the cart's other texts, because these pages load them. */
export const addTexts = {
  add: 'Add to Enquiry Cart',
  addShort: 'Add',
  adding: 'Adding…',
} as const
