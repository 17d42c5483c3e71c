/** Texts of the bar with the machines chosen for comparison. */
export const compareBarTexts = {
  bar: 'Machines to compare',
  compareCount: 'Compare ({n})',
  full: 'Up to four',
  clear: 'Clear comparison',
} as const
