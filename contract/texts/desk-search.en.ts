/** The desk's search over everything. */
export const searchTexts = {
  label: 'Search the desk',
  placeholder: 'Search all',
  key: 'Press / to search',
  none: 'Nothing found',
  found: { one: '1 result', other: '{n} results' },
  failed: 'The search failed. Please try again.',
  kinds: { ENQUIRY: 'Enquiry', QUOTE: 'Quote', COMPANY: 'Company', PERSON: 'Person', PRODUCT: 'Machine', POST: 'Post' },
} as const
