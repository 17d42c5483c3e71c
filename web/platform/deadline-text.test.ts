import { expect, test } from 'vitest'
import { deadlineText } from './deadline-text.ts'

test.each([
  ['2026-11-29T18:30:00.000Z', '29 Nov 2026, 24:00'],
  ['2026-02-28T18:30:00.000Z', '28 Feb 2026, 24:00'],
  ['2026-11-29T18:31:00.000Z', '30 Nov 2026, 00:01'],
  ['2026-11-29T11:48:00.000Z', '29 Nov 2026, 17:18'],
])('%s is %s', (instant, text) => {
  expect(deadlineText(instant)).toBe(text)
})
