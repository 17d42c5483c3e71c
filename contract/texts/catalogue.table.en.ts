/** Texts of a list of machines as a table. */
export const tableTexts = {
  table: 'Machines by their figures',
  caption: 'Follow the name of a column to put the list in its order.',
  machine: 'Machine',
  rate: 'Rate a month + GST',
  availability: 'Availability',
  here: 'In {city}',
} as const
