import { expect, test } from 'vitest'
import { estimate } from './estimate.ts'
import { EstimateRequest } from './planned.ts'

const TERMS = { basis: 'MONTH', ratePaise: 7_800_000 }
const TAXES = { supplierState: '27', placeOfSupply: '27' }
const request = (line: object, rest: object = {}) =>
  EstimateRequest.parse({ lines: [{ terms: TERMS, from: '2026-01-10', to: '2026-02-09', ...line }], ...TAXES, ...rest })

test('one month from the tenth costs one rate, in one bill', () => {
  const made = estimate(request({}))
  expect(made.lines[0]?.cycles.map(({ from, to }) => [from, to])).toEqual([['2026-01-10', '2026-02-09']])
  expect(made).toMatchObject({
    taxablePaise: 7_800_000,
    cgstPaise: 702_000,
    totalPaise: 9_204_000,
    perMonthPaise: 7_800_000,
  })
})

test('calendar cycles split that month into two bills', () => {
  const made = estimate(request({}, { cycle: 'CALENDAR' }))
  expect(made.lines[0]?.cycles.map(({ bill }) => bill.taxablePaise)).toEqual([5_535_484, 2_507_143])
  expect(made.taxablePaise).toBe(5_535_484 + 2_507_143)
})

test('extras are per machine: in the first cycle, but demobilisation in the last', () => {
  const extras = [
    { code: 'MOB', amountPaise: 1_000_000 },
    { code: 'DEMOB', amountPaise: 500_000 },
  ]
  const [line] = estimate(request({ to: '2026-03-09', quantity: 3, extras })).lines
  expect(line?.cycles.map(({ bill }) => bill.lines.map(({ code }) => code))).toEqual([
    ['HIRE', 'MOB'],
    ['HIRE', 'DEMOB'],
  ])
  expect(line?.plannedLines.map(({ code, amountPaise, why }) => [code, amountPaise, why])).toEqual([
    ['HIRE', 46_800_000, '3 machines, 2 bills each, the first: 10 Jan 2026 to 09 Feb 2026, full cycle'],
    ['MOB', 3_000_000, '3 machines'],
    ['DEMOB', 1_500_000, '3 machines'],
  ])
  expect(line).toMatchObject({ plannedPaise: 51_300_000, perMonthPaise: 23_400_000 })
  expect(line?.plannedLines.every(({ planned }) => planned)).toBe(true)
})

test('planned hours beyond the shift are overtime, on working days only', () => {
  const [line] = estimate(request({ from: '2026-06-01', to: '2026-06-30', plannedHoursPerDay: '11' })).lines
  expect(line?.plannedLines.map(({ code, amountPaise }) => [code, amountPaise])).toEqual([
    ['HIRE', 7_800_000],
    ['OT', 780_000],
  ])
  expect(line?.perMonthPaise).toBe(8_580_000)
})

test('a short hire is topped up, and a hire by the day continues its packages across cycles', () => {
  const short = estimate(request({ terms: { ...TERMS, minimumDays: 30 }, to: '2026-01-19' }))
  expect(short.lines[0]?.plannedLines.map(({ code }) => code)).toEqual(['HIRE', 'MINIMUM'])
  const tiers = [
    { days: 1, pricePaise: 600_000 },
    { days: 30, pricePaise: 7_800_000 },
  ]
  const [byDay] = estimate(request({ terms: { basis: 'DAY', tiers }, to: '2026-03-01' })).lines
  expect(byDay).toMatchObject({ plannedPaise: 2 * 7_800_000, perMonthPaise: 0 })
})

test('a short hire over two cycles is topped up by what both of them lack', () => {
  const made = estimate(request({ terms: { ...TERMS, minimumDays: 60 }, to: '2026-02-18' }))
  const printed = made.lines[0]?.cycles.map(({ bill }) =>
    bill.lines.map(({ code, amountPaise }) => [code, amountPaise]),
  )
  expect(printed).toEqual([
    [['HIRE', 7_800_000]],
    [
      ['HIRE', 2_507_143],
      ['MINIMUM', 4_789_631],
    ],
  ])
})

test('lines of several hires are taxed once', () => {
  const line = { terms: { basis: 'MONTH', ratePaise: 33 }, from: '2026-01-01', to: '2026-01-31' }
  const made = estimate(EstimateRequest.parse({ lines: [line, line], ...TAXES, gstPercent: '5' }))
  expect(made).toMatchObject({ taxablePaise: 66, cgstPaise: 2, sgstPaise: 2, roundOffPaise: 30, totalPaise: 100 })
})

test('diesel is estimated by its norm in each cycle, and transport by distance', () => {
  const diesel = { litresPerHour: '6.5', paisePerLitre: 9235 }
  const mobilisation = { distanceKm: 120, basePaise: 900_000, includedKm: 20, perKmPaise: 6000 }
  const [line] = estimate(
    request({ from: '2026-06-01', to: '2026-07-31', diesel, mobilisation }, { cycle: 'CALENDAR' }),
  ).lines
  const cycle = (index: number) => line?.cycles[index]?.bill.lines.map(({ code, amountPaise }) => [code, amountPaise])
  expect(cycle(0)).toEqual([
    ['HIRE', 7_800_000],
    ['MOB', 1_500_000],
    ['FUEL', 26 * 65 * 9235],
  ])
  expect(cycle(1)).toEqual([
    ['HIRE', 7_800_000],
    ['DEMOB', 1_500_000],
    ['FUEL', 27 * 65 * 9235],
  ])
  expect(line?.perMonthPaise).toBe(7_800_000)
})

test('a holiday is no planned working day', () => {
  const june = { from: '2026-06-01', to: '2026-06-30', plannedHoursPerDay: '11' }
  const [line] = estimate(request(june, { holidays: ['2026-06-26'] })).lines
  expect(line?.plannedLines.map(({ code, amountPaise }) => [code, amountPaise])).toEqual([
    ['HIRE', 7_800_000],
    ['OT', 25 * 30_000],
  ])
})

test('an amount per month that no number can hold is refused', () => {
  const day = { from: '2026-01-10', to: '2026-01-10', quantity: 1000 }
  const terms = { basis: 'MONTH', ratePaise: 10_000_000_000_000 }
  expect(() => estimate(request({ ...day, terms }))).toThrow(RangeError)
})
