/** Ranges of a figure to choose from, with its unit; said by the server alone. */
export const rangeTexts = {
  upTo: 'up to {to} {unit}',
  between: '{from}–{to} {unit}',
  over: '{from} {unit} and over',
} as const
