/** Explicit roles of a table's parts: the cards are no table in CSS, and some screen readers follow the CSS. */
export const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
  gridCell: { role: 'gridcell' },
} as const
