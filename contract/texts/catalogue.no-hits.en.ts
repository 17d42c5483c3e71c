/** Texts of an empty list of machines. */
export const noHitsTexts = {
  title: 'No machine matches all of this',
  text: 'Take one filter away, or widen a range.',
  city: 'Nothing of this kind is listed in {city} now.',
  elsewhere: 'In other cities',
  elsewhereText: 'These match, but are not in {city} now. Open one to be told when it is, or to see where it stands.',
  nearest: 'Nearest in {city}',
  showAll: 'All equipment in {city}',
} as const
