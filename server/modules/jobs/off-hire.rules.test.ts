import { expect, test } from 'vitest'
import { stopOf } from './off-hire.rules.ts'

const hire = { to: '2026-12-09', agreed: { noticeDays: 7 } }
const at = (time: string) => new Date(`${time}+05:30`)

test.each([
  ['notice counts from the day of the request', '2026-11-25T12:00', '2026-11-25', '2026-12-02'],
  ['a request after 18:00 counts for the next day', '2026-11-25T18:01', '2026-11-25', '2026-12-03'],
  ['a later day that is wanted counts', '2026-11-25T12:00', '2026-12-05', '2026-12-05'],
  ['the agreed end needs no notice', '2026-12-06T12:00', '2026-12-06', '2026-12-09'],
  ['after the agreed end notice counts again', '2026-12-12T12:00', '2026-12-12', '2026-12-19'],
  ['a day after the agreed end is an extension', '2026-11-25T12:00', '2026-12-10', undefined],
])('%s', (_, now, wanted, stop) => {
  expect(stopOf(hire, at(now), wanted)).toBe(stop)
})
