import { expect, test } from 'vitest'
import { Agreed } from '#contract/jobs.ts'
import { estimate } from '#server/hire/estimate.ts'
import { EstimateRequest } from '#server/hire/planned.ts'
import { sampleOf } from '#tests/components/sample-of.ts'
import { accrued, accruedAt, type KnownDay, type Running } from './accrual.rules.ts'

const terms = { basis: 'MONTH', ratePaise: 10_400_000, hoursPerDay: 8, weeklyOff: ['SUN'] } as const
const request = EstimateRequest.parse({
  lines: [{ terms, from: '2026-09-10', to: '2026-12-09', extras: [{ code: 'DISCOUNT', amountPaise: -500_000 }] }],
  supplierState: '27',
  placeOfSupply: '27',
})
const [line] = request.lines
if (!line) throw new Error('The request has no line.')

const running = (more: Partial<Running> = {}): Running => ({
  agreed: sampleOf(Agreed, { terms: line.terms, extras: line.extras, cycle: 'ANNIVERSARY', gstPercent: '18' }),
  from: '2026-09-10',
  to: '2026-12-09',
  holidays: [],
  known: [],
  offHireCause: 'CUSTOMER',
  today: '2026-11-24',
  ...more,
})
const day = (date: string, more: Partial<KnownDay> = {}): KnownDay => ({
  date,
  worked: '8',
  breakdown: '0',
  idle: {},
  secondShift: false,
  ...more,
})
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const projected = (more?: Partial<Running>) => sum(accrued(running(more)).map((bill) => bill.projectedPaise))

test('a hire without logs costs the planned amount, bill by bill', () => {
  const planned = estimate(request)
  expect(projected()).toBe(planned.taxablePaise)
  expect(accrued(running()).map(({ from, to, projectedPaise }) => [from, to, projectedPaise])).toEqual(
    planned.lines[0]?.cycles.map(({ from, to, bill }) => [from, to, bill.taxablePaise]),
  )
})

test('past bills have accrued whole, the present one by its days, later ones not at all', () => {
  const bills = accrued(running({ today: '2026-10-20' }))
  expect(bills.map(({ toDatePaise, projectedPaise }) => toDatePaise === projectedPaise)).toEqual([true, false, false])
  // 11 of the 31 days from 10 October.
  expect(bills.map(({ toDatePaise }) => toDatePaise)).toEqual([9_900_000, 3_690_323, 0])
})

test('the cost at a date is that of the bills to the end of that date', () => {
  const known = [day('2026-09-11', { worked: '10' }), day('2026-10-12', { worked: '5', breakdown: '3' })]
  const dates = ['2026-09-09', '2026-09-10', '2026-10-09', '2026-10-10', '2026-12-08', '2026-12-09', '2027-01-01']
  const { atPaise, projectedPaise } = accruedAt(running({ known }), dates)
  const bills = dates.map((today) => accrued(running({ known, today })))
  expect(atPaise).toEqual(bills.map((each) => sum(each.map(({ toDatePaise }) => toDatePaise))))
  expect(projectedPaise).toBe(projected({ known }))
})

test('known days replace planned ones: overtime, breakdown, and a Sunday worked', () => {
  const rate = 10_400_000 / (26 * 8)
  const known = [
    day('2026-09-11', { worked: '10' }),
    day('2026-09-12', { worked: '5', breakdown: '3' }),
    day('2026-09-13'),
  ]
  expect(projected({ known }) - projected()).toBe(2 * rate - 3 * rate + 10_400_000 / 26)
})

test('a machine that leaves earlier costs less, and a closed hire has accrued whole', () => {
  const [early, late] = [projected({ to: '2026-12-02' }), projected()]
  expect(early).toBeLessThan(late)
  const closed = accrued(running({ to: '2026-12-02', today: '2026-12-03' }))
  expect(sum(closed.map((bill) => bill.toDatePaise))).toBe(early)
})

test('diesel in our price follows the hours worked', () => {
  const agreed = { ...running().agreed, diesel: { litresPerHour: '2.5', paisePerLitre: 9_200 } }
  const known = [day('2026-09-11', { worked: '10' })]
  const fuel = (found: readonly KnownDay[]) =>
    accrued(running({ agreed, known: found }))[0]?.lines.find(({ code }) => code === 'FUEL')?.amountPaise ?? 0
  expect(fuel(known) - fuel([])).toBe(2 * 2.5 * 9_200)
})

test('a line of diesel says its litres, its hours and its price, and counts the days worked', () => {
  const agreed = { ...running().agreed, diesel: { litresPerHour: '2.5', paisePerLitre: 9_200 } }
  const rained = day('2026-09-11', { worked: '0' })
  const known = [rained, day('2026-09-12', { worked: '7.5' })]
  const fuel = accrued(running({ agreed, known, to: '2026-09-14' }))[0]?.lines.find(({ code }) => code === 'FUEL')
  expect(fuel?.why).toBe('23.5 h worked, 2.5 L an hour at ₹92.00 a litre')
  expect(fuel).toMatchObject({ quantity: '58.75', unit: 'LTR', ratePaise: '9200', amountPaise: 540_500 })
  expect(fuel?.days).toEqual(['2026-09-10', '2026-09-12', '2026-09-14'])
})
