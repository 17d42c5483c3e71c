/** Texts of a list of machines as a table. */
export const tableTexts = {
  table: 'Machines and their specs',
  caption: 'Press a column name to sort by it.',
  machine: 'Machine',
  rate: 'Rate a month + GST',
  availability: 'Availability',
  here: 'In {city}',
} as const
