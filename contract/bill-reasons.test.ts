import { expect, test } from 'vitest'
import { descriptionOf, reasonOf } from './bill-reasons.ts'
import { billReasonTexts as english } from './texts/bill-reasons.en.ts'
import { billReasonTexts as hindi } from './texts/bill-reasons.hi.ts'

test('a reason has the same key and values in both languages', () => {
  const rain = { causes: [{ cause: 'WEATHER', hours: '1.5', percent: '60' }], lost: [] }
  expect(reasonOf('standby', rain)).toBe('1.5 h of rain, 60\u00a0% payable')
  expect(reasonOf('standby', rain, hindi)).toBe('1.5 घंटे बारिश, 60\u00a0% देय')
  expect(reasonOf('fullMonth', { month: '2026-06' }, hindi)).toBe('जून 2026, पूरा महीना')
  expect(descriptionOf('OT', hindi)).toBe('ओवरटाइम')
})

test('one day is singular, and dates have the usual format', () => {
  const week = { days: 1, of: 30, from: '2026-06-01', to: '2026-06-01' }
  expect(reasonOf('workingShare', week)).toBe('1 working day of 30 in a month, 01 Jun 2026 to 01 Jun 2026')
})

test('package pieces are joined as a sum, and a custom code is its own description', () => {
  const pieces = [
    { count: 1, days: 30 },
    { count: 3, days: 1 },
  ]
  expect(reasonOf('tiers', { days: 33, pieces })).toBe('33 days: 1 × 30 d + 3 × 1 d')
  expect(reasonOf('extra', { code: 'RIGGER' })).toBe('RIGGER')
})

test('the first of several bills gives its reason in the language of the reader', () => {
  const first = { firstKey: 'fullMonth', month: '2026-12', bills: 3, machines: 2 }
  expect(reasonOf('plannedMachinesBills', first)).toBe('2 machines, 3 bills each, the first: December 2026, full month')
  expect(reasonOf('plannedBills', first, hindi)).toBe('3 बिल, पहला: दिसंबर 2026, पूरा महीना')
})

test('both languages have the same reasons with the same placeholders', () => {
  const places = (texts: object) =>
    JSON.stringify(texts, (_, value: unknown) =>
      typeof value === 'string' ? (value.match(/\{\w+\}/g) ?? []).toSorted().join(' ') : value,
    )
  const withoutDays = (text: string) => text.replaceAll('{days} ', '').replaceAll('{days}', '')
  expect(withoutDays(places(hindi.reasons))).toBe(withoutDays(places(english.reasons)))
})
