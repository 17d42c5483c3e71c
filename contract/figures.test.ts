import { expect, test } from 'vitest'
import { formatExact, formatFigure } from './figures.ts'
import { formatRupees } from './money.ts'

test.each([
  [0, '0.00', '₹0.00', '₹0'],
  [5, '0.05', '₹0.05', '₹0.05'],
  [13_300_000, '1,33,000.00', '₹1,33,000.00', '₹1,33,000'],
  [14_199_077, '1,41,990.77', '₹1,41,990.77', '₹1,41,990.77'],
  [-133_000, '-1,330.00', '-₹1,330.00', '-₹1,330'],
])('%i paise in a column, in a sentence and in short', (paise, figure, exact, short) => {
  expect([formatFigure(paise), formatExact(paise), formatRupees(paise)]).toEqual([figure, exact, short])
})
