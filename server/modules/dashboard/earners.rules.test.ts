import { expect, test } from 'vitest'
import { datesFrom } from '#server/hire/calendar.ts'
import { spellsOf } from './earned.rules.ts'
import { earnerOf, idleOf, lowEarnersOf, type Priced, type Stint, utilisationOf } from './earners.rules.ts'
import type { OwnMachine } from './earnings.store.ts'
import { asMonths } from './machine-days.rules.ts'
import { cutsOf, monthsOf, periodOf } from './periods.rules.ts'

const TODAY = '2026-11-24'
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }
const dates = datesFrom(NOVEMBER.from, NOVEMBER.to)

test('periods end today; the financial year begins in April, of the last year until March', () => {
  expect(periodOf('30D', TODAY)).toEqual({ from: '2026-10-26', to: TODAY })
  expect(periodOf('90D', TODAY)).toEqual({ from: '2026-08-27', to: TODAY })
  expect(periodOf('FY', TODAY)).toEqual({ from: '2026-04-01', to: TODAY })
  expect(periodOf('FY', '2027-03-31').from).toBe('2026-04-01')
  expect(periodOf('FY', '2027-04-01').from).toBe('2027-04-01')
})

test('a period is its months, the first and the last in part', () => {
  expect(monthsOf(periodOf('30D', TODAY))).toEqual([
    { month: '2026-10', from: '2026-10-26', to: '2026-10-31' },
    { month: '2026-11', from: '2026-11-01', to: TODAY },
  ])
})

test('each day needed by a period, a month or a swap is requested once, in order', () => {
  const cuts = cutsOf('2027-04-10', ['2027-02-12', '2026-12-01'])
  expect(cuts).toEqual([
    '2027-01-10',
    '2027-01-31',
    '2027-02-11',
    '2027-02-28',
    '2027-03-11',
    '2027-03-31',
    '2027-04-10',
  ])
})

test('a day is the share of its own month', () => {
  expect(String(asMonths(dates))).toBe('1')
  expect(
    asMonths(['2027-02-01', '2026-11-30'])
      .minus(asMonths(['2026-11-01']))
      .over(asMonths(['2027-02-28'])),
  ).toEqual(asMonths(dates))
})

const hire = { onHireFrom: '2026-10-20', billingStopsAt: null, machineId: 'new' }
const swaps = [
  { on: '2026-11-05', outId: 'old', inId: 'spare' },
  { on: '2026-11-10', outId: 'spare', inId: 'new' },
]

test('each machine of a hire has its own days and its own share; the day of a swap is the new one’s', () => {
  const period = { from: '2026-11-01', to: TODAY }
  expect(spellsOf({ ...hire, swaps }, period)).toEqual([
    { machineId: 'old', from: '2026-11-01', to: '2026-11-04', after: '2026-10-31', until: '2026-11-04' },
    { machineId: 'spare', from: '2026-11-05', to: '2026-11-09', after: '2026-11-04', until: '2026-11-09' },
    { machineId: 'new', from: '2026-11-10', to: TODAY, after: '2026-11-09', until: TODAY },
  ])
  const stopped = spellsOf({ ...hire, swaps: [], billingStopsAt: '2026-11-08' }, period)
  expect(stopped).toEqual([
    { machineId: 'new', from: '2026-11-01', to: '2026-11-08', after: '2026-10-31', until: TODAY },
  ])
  expect(spellsOf({ ...hire, swaps, onHireFrom: null }, period)).toEqual([])
})

const machine = (machineId: string, more: Partial<OwnMachine> = {}): OwnMachine => ({
  machineId,
  fleetNumber: machineId,
  productId: 'lift',
  productName: 'Lift',
  yardId: 'chakan',
  yardName: 'Chakan',
  citySlug: 'pune',
  since: '2026-01-01',
  until: null,
  maintenance: [],
  ...more,
})
const card: Priced = {
  perMonthPaise: 3_000_000,
  costs: { machinePerMonthPaise: 1_500_000, operatorPerMonthPaise: 600_000 },
}
/** A stint in November whose hire brought this much in it. */
const stint = (from: string, to: string, hirePaise: number, withOperator = false): Stint => ({
  machineId: 'any',
  from,
  to,
  after: '2026-10-31',
  until: NOVEMBER.to,
  withOperator,
  earned: new Map([
    ['2026-10-31', { accrued: 0, hire: 0 }],
    [NOVEMBER.to, { accrued: hirePaise + 500_000, hire: hirePaise }],
  ]),
})

/** One on a job for 15 days, one idle with ten days of maintenance, one that came on the 21st and works since. */
const fleet = [
  earnerOf(machine('A'), dates, [stint('2026-11-01', '2026-11-15', 1_400_000, true)], card),
  earnerOf(machine('B', { maintenance: [{ from: '2026-10-22', to: '2026-11-10' }] }), dates, [], card),
  earnerOf(machine('C', { since: '2026-11-21' }), dates, [stint('2026-11-21', '2026-11-30', 1_200_000)], card),
]

test('time is days on a job of days available, rupees are hire of the month rate on these days', () => {
  const { total, byYard } = utilisationOf(fleet)
  expect(total).toMatchObject({
    machines: 3,
    availableDays: 30 + 20 + 10,
    jobDays: 15 + 10,
    hirePaise: 2_600_000,
    potentialPaise: 3_000_000 + 2_000_000 + 1_000_000,
    unpriced: 0,
  })
  expect(byYard).toEqual([{ ...total, key: 'chakan', name: 'Chakan' }])
})

test('machines without a monthly rate count in days alone', () => {
  const unpriced = earnerOf(machine('D'), dates, [stint('2026-11-01', '2026-11-30', 900_000)], null)
  expect(utilisationOf([...fleet, unpriced]).total).toMatchObject({
    machines: 4,
    jobDays: 55,
    hirePaise: 2_600_000,
    potentialPaise: 6_000_000,
    unpriced: 1,
  })
})

test('a machine in maintenance on a day of a job was available', () => {
  const maintenance = [{ from: '2026-11-15', to: '2026-11-20' }]
  const { days } = earnerOf(machine('A', { maintenance }), dates, [stint('2026-11-01', '2026-11-15', 0)], card)
  expect([days.fleet.length, days.available.length, days.onJob.length]).toEqual([30, 25, 15])
})

test('machines below their own cost or idle are listed, the largest loss first', () => {
  const { machines, count, lostPaise } = lowEarnersOf(fleet)
  expect(machines.map((one) => [one.machineId, one.jobDays, one.hirePaise, one.ownCostPaise, one.lostPaise])).toEqual([
    ['B', 0, 0, 1_500_000, 1_500_000],
    // The operator costs half a month.
    ['A', 15, 1_400_000, 1_800_000, 400_000],
  ])
  expect([count, lostPaise]).toEqual([2, 1_900_000])
  expect(idleOf(fleet)).toMatchObject({ count: 1, unearnedPaise: 2_000_000, machines: [{ machineId: 'B' }] })
})

test('without a known cost a machine is listed only if it was idle, and without a known loss', () => {
  const unknown = { perMonthPaise: 3_000_000, costs: null }
  const some = [
    earnerOf(machine('A'), dates, [stint('2026-11-01', '2026-11-15', 1)], unknown),
    earnerOf(machine('B'), dates, [], unknown),
    // The operator’s cost is not known.
    earnerOf(machine('C'), dates, [stint('2026-11-01', '2026-11-15', 1, true)], {
      ...card,
      costs: { machinePerMonthPaise: 1_500_000, operatorPerMonthPaise: null },
    }),
  ]
  expect(lowEarnersOf(some)).toMatchObject({
    count: 1,
    lostPaise: 0,
    machines: [{ machineId: 'B', ownCostPaise: null, lostPaise: null }],
  })
})
