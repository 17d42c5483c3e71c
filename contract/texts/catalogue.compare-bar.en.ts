/** Texts of the bar with the machines chosen for comparison. */
export const compareBarTexts = {
  bar: 'Machines to compare',
  compareCount: 'Compare ({n})',
  full: 'Four at most',
  clear: 'Compare none of them',
} as const
