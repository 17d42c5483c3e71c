import { expect, test } from 'vitest'
import { type Measure, quantityText, rateText } from '#contract/measures.ts'
import type { RateTerms } from '#contract/rate-terms.ts'
import { bill } from './bill.ts'
import { datesFrom } from './calendar.ts'
import { HireCase, type WrittenCase } from './case.ts'
import { measureOf } from './measure.ts'
import { ONE, Rational } from './rational.ts'

const DAY_TIERS = [
  { days: 1, pricePaise: 900_000 },
  { days: 7, pricePaise: 3_500_000 },
]
type Row = NonNullable<WrittenCase['days']>[number]
const worked = (from: string, to: string, hours: string): Row[] =>
  datesFrom(from, to).map((date) => ({ date, worked: hours }))

type Terms = Partial<RateTerms>
/** The measure of one line of a bill of June 2026 at ₹78,000 a month. */
function measured(code: string, terms: Terms, days: Row[] = [], more: Partial<WrittenCase> = {}) {
  const { lines } = bill(
    HireCase.parse({
      terms: { basis: 'MONTH', ratePaise: 7_800_000, weeklyOff: ['SUN'], ...terms },
      period: { from: '2026-06-01', to: '2026-06-30' },
      onHire: { from: '2026-06-01' },
      days,
      supplierState: '27',
      placeOfSupply: '27',
      ...more,
    }),
  )
  const line = lines.find((one) => one.code === code)
  return line && ([line.quantity, line.unit, line.ratePaise, line.amountPaise] as const)
}

const LATE: Partial<WrittenCase> = { onHire: { from: '2026-06-18' } }
const FUEL = { extras: [{ code: 'FUEL', amountPaise: 123_456 }] }
const POOL: Terms = { ratePaise: 10_500_000, hoursMode: 'POOLED' }
/** 26 working days, 283 hours: 23 over the pool of 260. */
const POOLED_DAYS = [...worked('2026-06-01', '2026-06-06', '11'), ...worked('2026-06-08', '2026-06-13', '11')]
const MADE_GOOD: Row[] = [
  ...worked('2026-06-01', '2026-06-06', '20'),
  ...worked('2026-06-08', '2026-06-13', '20'),
  { date: '2026-06-15', worked: '24' },
  { date: '2026-06-16', breakdown: '10' },
]

test.each<[what: string, code: string, Terms, Row[], Partial<WrittenCase>, readonly unknown[]]>([
  ['a full month', 'HIRE', {}, [], {}, ['1', 'MON', '7800000', 7_800_000]],
  ['13 of 30 days', 'HIRE', {}, [], LATE, ['13/30', 'MON', '7800000', 3_380_000]],
  ['11 of 26 working days', 'HIRE', { partMonth: 'WORKING_DAYS' }, [], LATE, ['11/26', 'MON', '7800000', 3_300_000]],
  [
    'guaranteed hours of a part month',
    'HIRE',
    { basis: 'HOUR', ratePaise: 115_000, minimumHours: '200' },
    [],
    LATE,
    ['260/3', 'HRS', '115000', 9_966_667],
  ],
  [
    'days at their mean',
    'HIRE',
    { basis: 'DAY', tiers: DAY_TIERS },
    [],
    { onHire: { from: '2026-06-01', to: '2026-06-09' } },
    ['9', 'DAY', '588888.9', 5_300_000],
  ],
  [
    'overtime at 1.25',
    'OT',
    { otMultiplier: '1.25' },
    worked('2026-06-01', '2026-06-01', '12'),
    {},
    ['2', 'HRS', '37500', 75_000],
  ],
  [
    'an hour that is no whole paisa',
    'OT',
    { ratePaise: 78_500_000, hoursPerDay: 8 },
    worked('2026-06-01', '2026-06-05', '10'),
    {},
    ['10', 'HRS', '377403.8', 3_774_038],
  ],
  [
    'a Sunday at double',
    'OFF_DAY',
    { offDayMultiplier: '2' },
    worked('2026-06-07', '2026-06-07', '8'),
    {},
    ['1', 'DAY', '600000', 600_000],
  ],
  [
    'half a second shift',
    'SECOND_SHIFT',
    { secondShiftFactor: '1.6' },
    [{ date: '2026-06-01', worked: '10', secondShift: { worked: '5', breakdown: '5', idle: {} } }],
    {},
    ['0.5', 'DAY', '180000', 90_000],
  ],
  [
    'rain at 60 %',
    'STANDBY',
    { standbyPct: { CLIENT_IDLE: '100', WEATHER: '60', FORCE_MAJEURE: '100', STATUTORY_STOP: '100', SUPPLIER: '0' } },
    [{ date: '2026-06-01', idle: { WEATHER: '10' } }],
    {},
    ['-4', 'HRS', '30000', -120_000],
  ],
  [
    '13 hours broken, 4 free',
    'BREAKDOWN',
    { breakdown: { graceHours: '4', effect: 'DEDUCT' } },
    [
      { date: '2026-06-01', breakdown: '10' },
      { date: '2026-06-02', breakdown: '3', worked: '7' },
    ],
    {},
    ['-9', 'HRS', '30000', -270_000],
  ],
  [
    'half a day broken',
    'BREAKDOWN',
    { breakdown: { graceHours: '0', effect: 'HALF_FULL' } },
    [{ date: '2026-06-01', breakdown: '5', worked: '5' }],
    {},
    ['-0.5', 'DAY', '300000', -150_000],
  ],
  [
    'a top-up',
    'MINIMUM',
    { minimumDays: 15 },
    [],
    { onHire: { from: '2026-06-01', to: '2026-06-10' }, closing: true },
    ['1', 'NOS', '1174194', 1_174_194],
  ],
  ['an extra', 'FUEL', {}, [], FUEL, ['1', 'NOS', '123456', 123_456]],
  [
    'hours made good at their mean with overtime',
    'OT',
    { ...POOL, includedHours: 240, otMultiplier: '2' },
    MADE_GOOD,
    {},
    ['34', 'HRS', '74632.35', 2_537_500],
  ],
  ['a pool that was not used up', 'OT', POOL, POOLED_DAYS, {}, []],
])('%s', (_what, code, terms, days, more, right) => {
  expect(measured(code, terms, days, more) ?? []).toEqual(right)
})

const exact = (text: string) => {
  const [above = '0', below = '1'] = text.split('/')
  return Rational.decimal(above).over(Rational.decimal(below))
}
const productOf = ({ quantity, ratePaise }: Measure) => Number(exact(quantity).times(exact(ratePaise)).rounded())

test('the rate has as many digits as its product needs, above a half too; else the line is one piece', () => {
  // A twentieth of a rate ends on half a paisa: 13 hours of 260 at 7,80,010 paise.
  const half = {
    quantity: Rational.whole(13),
    unit: 'HRS',
    rate: Rational.whole(780_010).over(Rational.whole(260)),
  } as const
  const found = measureOf(39_001, half)
  expect(found).toMatchObject({ quantity: '13', unit: 'HRS' })
  expect(productOf(found)).toBe(39_001)
  expect(measureOf(-3_380_001, { quantity: ONE.negated(), unit: 'HRS', rate: Rational.whole(3_380_000) })).toEqual({
    quantity: '1',
    unit: 'NOS',
    ratePaise: '-3380001',
  })
})

test('quantities and rates are read as people write them', () => {
  expect(['23', '-12.5', '13/30', '260/3', '-125/62'].map(quantityText)).toEqual([
    '23',
    '-12.5',
    '13/30',
    '86 2/3',
    '-2 1/62',
  ])
  expect(['7800000', '40384.62', '5', '-50000', '0'].map(rateText)).toEqual([
    '78,000.00',
    '403.8462',
    '0.05',
    '-500.00',
    '0.00',
  ])
})
