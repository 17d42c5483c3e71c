/** Words of choosing machines to compare, which every list carries. */
export const chooseTexts = {
  compare: 'Compare',
  compareWithThis: 'Compare with this machine',
} as const
