import { expect, test } from 'vitest'
import { momentText } from './moment-text.ts'

test.each([
  ['2026-09-06T11:48:59Z', '06 Sep 2026, 17:18'],
  ['2026-09-05T18:29:59Z', '05 Sep 2026, 23:59'],
  ['2026-09-05T18:30:00Z', '06 Sep 2026, 00:00'],
])('%s is %s in India', (instant, text) => {
  expect(momentText(new Date(instant))).toBe(text)
})
