/** Texts of the list under a search field. */
export const suggestionTexts = {
  suggestions: 'Suggestions',
  found: {
    one: '{n} suggestion. Up and down arrows to choose, Enter to follow.',
    other: '{n} suggestions. Up and down arrows to choose, Enter to follow.',
  },
  none: 'No suggestions',
  popular: 'Popular searches',
  questions: [
    'dig a 3 m trench',
    'lift 200 kg to 11 m indoors',
    'backup power 125 kVA',
    'move 3 t pallets',
    '20 t excavator',
  ],
  rate: '{rate} a month',
  task: { one: '{n} machine: {needs}', other: '{n} machines: {needs}' },
  kinds: { task: 'What you need', product: 'Machine', category: 'Category', subCategory: 'Type', make: 'Make' },
} as const
