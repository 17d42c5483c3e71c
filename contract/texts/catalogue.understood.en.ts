/** Texts that say how a search was understood. */
export const understoodTexts = {
  understood: 'Understood: {words}.',
  nothing: 'No results for {words}.',
  conditions: 'What you need',
  remove: 'Remove {what}',
  corrected: 'Showing results for “{meant}”.',
  undo: 'Search for “{typed}” instead',
  unknown: {
    one: '{n} more machine may fit, but its figures for this are not published. Ask us.',
    other: '{n} more machines may fit, but their figures for this are not published. Ask us.',
  },
  none: 'No machine here meets all of this. The nearest ones:',
  misses: '{condition}: {by} too little.',
  exceeds: '{condition}: {by} too much.',
  notKnown: '{condition}: not published.',
  notMet: '{condition}: no.',
} as const
