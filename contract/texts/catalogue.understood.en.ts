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
  misses: '{condition}: {by} short.',
  notOfKind: '{condition}: not with this kind of machine.',
  exceeds: '{condition}: {by} over.',
  notKnown: '{condition}: not published.',
  notMet: 'Other than asked: {condition}.',
  not_indoors: 'Not for indoor work.',
  not_roughGround: 'Not for rough ground.',
  not_quiet: 'Louder than 75 dB(A).',
  not_ownPower: 'Needs mains power.',
} as const
