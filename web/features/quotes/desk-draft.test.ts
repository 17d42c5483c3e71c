import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aContent } from '#tests/components/desk-quotes.ts'
import { draftOf, isAlike, judged, withValue } from './desk-draft.ts'

const content = aContent()
const line = content.lines[0]
const changed = (path: string, value: unknown) => judged(withValue(draftOf(content), path, value))

test('a draft stands in rupees and comes back as the same content', () => {
  const draft = draftOf(content)
  expect(draft.lines[0]?.offers[0]).toMatchObject({
    perMonthPaise: '42,000',
    perWeekPaise: '',
    trip: { distanceKm: '40' },
  })
  expect(judged(draft)).toEqual({ content })
})

test('every amount in paise comes back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (advancePaise) => {
      expect(judged(draftOf({ ...content, advancePaise })).content?.advancePaise).toBe(advancePaise)
    }),
  )
})

test.each([
  ['lines.0.quantity', '', 'lines.0.quantity'],
  ['lines.0.quantity', '1.5', 'lines.0.quantity'],
  ['lines.0.to', line?.from.replace('2026', '2025'), 'lines.0.to'],
  ['lines.0.offers.0.perMonthPaise', '', 'lines.0.offers.0.perMonthPaise'],
  ['lines.0.offers.0.perMonthPaise', 'a lot', 'lines.0.offers.0.perMonthPaise'],
  ['lines.0.offers.0.terms.otMultiplier', 'twice', 'lines.0.offers.0.terms.otMultiplier'],
  ['termsText', ' ', 'termsText'],
])('%s as "%s" is wrong at %s', (path, typed, field) => {
  expect(Object.keys(changed(path, typed).wrong ?? {})).toContain(field)
})

test('an empty amount is zero, an empty rate is not offered', () => {
  expect(changed('depositPaise', '').content?.depositPaise).toBe(0)
  expect(changed('lines.0.offers.0.perDayPaise', '').content?.lines[0]?.offers[0]?.perDayPaise).toBeNull()
})

test.each([
  ['perMonthPaise', '42,000', '42000.00', true],
  ['perMonthPaise', '42,000', '40,500', false],
  ['otMultiplier', '1', '1.0', true],
  ['graceHours', '12', '', false],
])('%s: %s and %s', (name, one, other, alike) => {
  expect(isAlike(name, one, other)).toBe(alike)
})
