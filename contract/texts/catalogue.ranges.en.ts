/** Ranges of a figure with its unit; only the server uses these. */
export const rangeTexts = {
  upTo: 'up to {to} {unit}',
  between: '{from}–{to} {unit}',
  over: '{from} {unit} and over',
} as const
