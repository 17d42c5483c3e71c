/** Choosing machines to compare; every list loads these texts. */
export const chooseTexts = {
  compare: 'Compare',
  compareWithThis: 'Compare with this machine',
} as const
