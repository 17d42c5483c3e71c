import { expect, test } from 'vitest'
import type { QuoteDocument } from '#contract/quotes.ts'
import { billColumns } from './bill-columns.ts'
import { periodOf, shareOf } from './billing-period.ts'

const bill = (from: string, to: string, amountPaise: number) => ({ from, to, amountPaise })
type Bills = ReturnType<typeof bill>[]
const quoteOf = (cycle: QuoteDocument['cycle'], ...lines: Bills[]) =>
  ({ cycle, cycleDay: 10, lines: lines.map((bills) => ({ bills })) }) as unknown as QuoteDocument

test.each([
  ['CALENDAR', '2026-12-12', { from: '2026-12-01', to: '2026-12-31' }],
  ['ANNIVERSARY', '2026-12-12', { from: '2026-12-12', to: '2027-01-11' }],
  ['ANNIVERSARY', '2027-01-31', { from: '2027-01-31', to: '2027-02-27' }],
  ['DAY_N', '2026-12-12', { from: '2026-12-10', to: '2027-01-09' }],
  ['DAY_N', '2026-12-02', { from: '2026-11-10', to: '2026-12-09' }],
  ['28D', '2026-12-12', { from: '2026-12-12', to: '2027-01-08' }],
] as const)('the period of a %s bill from %s', (cycle, from, period) => {
  expect(periodOf({ from, to: from }, { cycle, cycleDay: 10 })).toEqual(period)
})

test('a bill covers its share of the period', () => {
  const share = shareOf({ from: '2027-02-01', to: '2027-02-14' }, { cycle: 'CALENDAR', cycleDay: 1 })
  expect(share).toEqual({ start: 0, length: 0.5 })
  const end = shareOf({ from: '2027-02-15', to: '2027-02-28' }, { cycle: 'CALENDAR', cycleDay: 1 })
  expect(end).toEqual({ start: 0.5, length: 0.5 })
})

test('columns add up to bills, over lines that begin on different days', () => {
  const columns = billColumns(
    quoteOf(
      'ANNIVERSARY',
      [bill('2026-12-01', '2026-12-31', 100), bill('2027-01-01', '2027-01-31', 200)],
      [bill('2026-12-14', '2026-12-20', 30)],
    ),
  )
  expect(columns.map(({ first, amountPaise }) => [first, amountPaise])).toEqual([
    ['2026-12', 130],
    ['2027-01', 200],
  ])
})

test('periods that all machines pay alike are joined where there are many', () => {
  const months = Array.from({ length: 12 }, (_, n) => `2027-${String(n + 1).padStart(2, '0')}`)
  const bills = months.map((month, n) => bill(`${month}-01`, `${month}-28`, n === 0 ? 500 : n === 11 ? 450 : 400))
  const columns = billColumns(quoteOf('CALENDAR', bills))
  expect(columns.map(({ first, last, periods }) => [first, last, periods])).toEqual([
    ['2027-01', '2027-01', 1],
    ['2027-02', '2027-11', 10],
    ['2027-12', '2027-12', 1],
  ])
})

test('two periods of 28 days in one month stay apart', () => {
  const bills = [bill('2026-12-01', '2026-12-28', 1), bill('2026-12-29', '2027-01-25', 2)]
  expect(billColumns(quoteOf('28D', bills)).map(({ first }) => first)).toEqual(['2026-12-01', '2026-12-29'])
})
