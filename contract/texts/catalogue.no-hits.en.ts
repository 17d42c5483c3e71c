/** Texts of an empty list of machines. */
export const noHitsTexts = {
  title: 'No machine matches all of this',
  text: 'Remove a filter, or widen a range.',
  city: 'None of these are available in {city} now.',
  elsewhere: 'In other cities',
  elsewhereText:
    'These match, but are not in {city} now. Open one to be notified when it is, or to see where it is available.',
  nearest: 'Nearest in {city}',
  showAll: 'All equipment in {city}',
} as const
