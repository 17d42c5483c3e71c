/** Texts of the list under a search field. */
export const suggestionTexts = {
  suggestions: 'Suggestions',
  found: {
    one: '{n} suggestion. Up and down arrows to choose, Enter to follow.',
    other: '{n} suggestions. Up and down arrows to choose, Enter to follow.',
  },
  none: 'No suggestions',
  kinds: { product: 'Machine', category: 'Category', subCategory: 'Type', make: 'Make' },
} as const
