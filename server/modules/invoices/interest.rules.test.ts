import { expect, test } from 'vitest'
import { lateInterest } from './interest.rules.ts'

const rates = [{ from: '2026-01-01', percent: '5.50' }]
const late = (today: string, more: object = {}) => ({
  dueDate: '2026-08-31',
  paise: 10_000_000,
  changes: [],
  today,
  ...more,
})

test('interest begins the day after the due date, at three times the bank rate by days', () => {
  expect(lateInterest(late('2026-08-31'), rates)).toBeNull()
  // 1,00,000 × 16.5 % × 1 / 365 = 45.21
  expect(lateInterest(late('2026-09-01'), rates)).toEqual({
    until: '2026-09-01',
    principalPaise: 10_000_000,
    interestPaise: 4521,
    parts: [
      { from: '2026-09-01', to: '2026-09-01', days: 1, onPaise: 10_000_000, percent: '16.5', interestPaise: 4521 },
    ],
  })
})

test('the interest of each whole month joins the amount', () => {
  const found = lateInterest(late('2026-10-15'), rates)
  // 1,00,000 × 16.5 % × 30 / 365 = 1,356.16; 1,01,356.16 × 16.5 % × 15 / 365 = 687.28
  expect(found?.parts.map(({ days, onPaise, interestPaise }) => [days, onPaise, interestPaise])).toEqual([
    [30, 10_000_000, 135_616],
    [15, 10_135_616, 68_728],
  ])
  expect(found?.interestPaise).toBe(204_344)
})

test('a new rate counts from its day, and the month goes on', () => {
  // 1,00,000 × 16.5 % × 10 / 365 = 452.05, and × 15.75 % × 20 / 365 = 863.01
  const found = lateInterest(late('2026-10-01'), [...rates, { from: '2026-09-11', percent: '5.25' }].toReversed())
  expect(found?.parts.map(({ from, to, percent, onPaise }) => [from, to, percent, onPaise])).toEqual([
    ['2026-09-01', '2026-09-10', '16.5', 10_000_000],
    ['2026-09-11', '2026-09-30', '15.75', 10_000_000],
    ['2026-10-01', '2026-10-01', '15.75', 10_131_506],
  ])
})

test('months that begin on the last of a month keep to it', () => {
  const found = lateInterest(late('2027-03-05', { dueDate: '2026-12-30' }), rates)
  expect(found?.parts.map(({ from, to }) => [from, to])).toEqual([
    ['2026-12-31', '2027-01-30'],
    ['2027-01-31', '2027-02-27'],
    ['2027-02-28', '2027-03-05'],
  ])
})

test('without an unpaid amount, or without a rate for the first day, there is no interest', () => {
  expect(lateInterest(late('2026-10-01', { paise: 0 }), rates)).toBeNull()
  expect(lateInterest(late('2026-10-01'), [])).toBeNull()
  expect(lateInterest(late('2026-10-01'), [{ from: '2026-09-02', percent: '5.50' }])).toBeNull()
})

test('a part paid late bears interest to the day of its payment, and a part paid in time bears none', () => {
  const changes = [
    { on: '2026-08-31', paise: -5_000_000 },
    { on: '2026-09-10', paise: -4_000_000 },
  ]
  // 1,40,000 × 16.5 % × 10 / 365 = 632.88, and 1,00,000 × 16.5 % × 20 / 365 = 904.11; then 1,01,536.99 × 16.5 % × 1 / 365 = 45.90
  const found = lateInterest(late('2026-10-01', { changes }), rates)
  expect(found?.parts.map(({ from, to, onPaise, interestPaise }) => [from, to, onPaise, interestPaise])).toEqual([
    ['2026-09-01', '2026-09-10', 14_000_000, 63_288],
    ['2026-09-11', '2026-09-30', 10_000_000, 90_411],
    ['2026-10-01', '2026-10-01', 10_153_699, 4590],
  ])
  expect(found).toMatchObject({ principalPaise: 10_000_000, interestPaise: 158_289, until: '2026-10-01' })
})

test('an invoice that was paid late has interest to the day on which it was paid; a debit note counts from the day after', () => {
  const changes = [
    { on: '2026-09-05', paise: 1_000_000 },
    { on: '2026-09-20', paise: -11_000_000 },
  ]
  const found = lateInterest(late('2027-01-31', { paise: 0, changes }), rates)
  expect(found?.parts.map(({ from, to, onPaise }) => [from, to, onPaise])).toEqual([
    ['2026-09-01', '2026-09-05', 10_000_000],
    ['2026-09-06', '2026-09-20', 11_000_000],
  ])
  expect(found).toMatchObject({ principalPaise: 0, until: '2026-09-20' })
})
