import { expect, test } from 'vitest'
import type { BillLine } from '#contract/bill.ts'
import { type CheckResult, checkInWords } from '#contract/checks.ts'
import type { Agreed } from '#contract/jobs.ts'
import { lumpOf } from '#contract/measures.ts'
import { RateTerms } from '#contract/rate-terms.ts'
import { summarySheetCheckTexts as texts } from '#contract/texts/summary-sheets.checks.en.ts'
import { checksOf } from './checks.rules.ts'
import type { Checked, CheckedLog } from './checks-facts.ts'

const MONTH = 13_300_000
const terms = RateTerms.parse({
  basis: 'MONTH',
  ratePaise: MONTH,
  breakdown: { graceHours: '12' },
  standbyPct: { WEATHER: '60' },
})
const byDay = RateTerms.parse({
  basis: 'DAY',
  tiers: [
    { days: 1, pricePaise: 900_000 },
    { days: 7, pricePaise: 3_500_000 },
  ],
})

const aLine = (code: string, amountPaise: number, days: string[] = []): BillLine => ({
  code,
  description: code,
  amountPaise,
  ...lumpOf(amountPaise),
  days,
  why: '',
  whyKey: 'extra',
  whyParams: {},
})
const aLog = (more: Partial<CheckedLog> = {}): CheckedLog => ({
  date: '2026-10-12',
  shift: 'A',
  workedHours: '10',
  breakdownHours: '0',
  idle: {},
  meterHours: '10.1',
  telematicsHours: '10.0',
  isDeemed: false,
  ...more,
})

/** A log of a day without work, broken down for so long. */
const down = (breakdownHours: string) => aLog({ workedHours: '0', meterHours: null, breakdownHours })

/** Facts in which no rule finds anything. */
function facts(more: Partial<Checked> = {}, sheet: Partial<Checked['sheet']> = {}): Checked {
  return {
    sheet: {
      // The rules read nothing else of what was agreed.
      agreed: { terms } as Agreed,
      holidays: [],
      onHireFrom: '2026-10-10',
      period: { from: '2026-10-10', to: '2026-11-09' },
      from: '2026-10-10',
      to: '2026-11-09',
      cycleNo: 1,
      isClosing: false,
      printedHires: {},
      offHireCause: 'CUSTOMER',
      extras: [],
      ...sheet,
    },
    billingStop: null,
    lines: [aLine('HIRE', MONTH, ['2026-10-10', '2026-11-09'])],
    logs: [aLog()],
    earlier: { trips: [], extras: [] },
    elsewhere: [],
    plannedPaise: MONTH,
    ...more,
  }
}

const resultOf = (checked: Checked, rule: string) => checksOf(checked).find((check) => check.rule === rule)
const inWords = (check: CheckResult | undefined) => check && checkInWords(check, texts.says)

test('a correct sheet has no findings, and each rule says so once', () => {
  const checks = checksOf(facts())
  expect(checks.map(({ rule }) => rule)).toEqual(Object.keys(texts.rules))
  expect(checks.filter(({ result }) => result === 'FINDING')).toEqual([])
  for (const check of checks) expect(inWords(check)).not.toMatch(/[{}]|undefined|NaN/)
})

const fuel = { code: 'FUEL' as const, amountPaise: 250_000, note: 'Diesel in October' }
const withHire = (...lines: BillLine[]) => [aLine('HIRE', MONTH, ['2026-10-10']), ...lines]
const overtime = withHire(aLine('OT', 100_000, ['2026-10-12']))
const hireByDay = (paise: number) =>
  facts(
    { lines: [aLine('HIRE', paise, ['2026-10-10', '2026-10-11'])], plannedPaise: paise },
    { agreed: { terms: byDay } as Agreed },
  )

/** A rule, facts in which it finds something, what it says then, and the same without what is wrong. */
const cases: [rule: string, wrong: Checked, says: RegExp, right: Checked][] = [
  [
    'DAYS',
    facts({ billingStop: '2026-11-05' }),
    /stopped on 05 Nov 2026.*09 Nov 2026/,
    facts({ billingStop: '2026-11-20' }),
  ],
  [
    'DAYS',
    facts({ lines: [aLine('HIRE', MONTH, ['2026-10-09'])] }),
    /09 Oct 2026/,
    facts({ lines: [aLine('HIRE', MONTH, ['2026-11-09'])] }),
  ],
  [
    'RATE',
    facts({ lines: [aLine('HIRE', MONTH + 1)] }),
    /the monthly rate is ₹1,33,000.00/,
    facts({ lines: [aLine('HIRE', 1)] }),
  ],
  ['RATE', hireByDay(1_800_001), /cheapest mix costs ₹18,000.00/, hireByDay(1_800_000)],
  [
    'TRIPS',
    facts({ lines: withHire(aLine('MOB', 1)), earlier: { trips: [{ code: 'MOB', sheet: 'SUM-1' }], extras: [] } }),
    /Mobilisation is billed here and on SUM-1/,
    facts({ lines: withHire(aLine('DEMOB', 1)), earlier: { trips: [{ code: 'MOB', sheet: 'SUM-1' }], extras: [] } }),
  ],
  [
    'TRIPS',
    facts({ lines: withHire(aLine('MOB', 1), aLine('MOB', 1)) }),
    /here twice/,
    facts({ lines: withHire(aLine('MOB', 1)) }),
  ],
  [
    'OVERTIME',
    facts({ lines: overtime, logs: [aLog({ isDeemed: true })] }),
    /1 of 1 .*12 Oct 2026/,
    facts({ lines: overtime }),
  ],
  [
    'BREAKDOWN',
    facts({ logs: [down('10'), { ...down('2.5'), date: '2026-10-13' }] }),
    /12.5 h in the logs, but nothing/,
    facts({ logs: [down('10'), { ...down('2'), date: '2026-10-13' }] }),
  ],
  [
    'BREAKDOWN',
    facts({ logs: [down('10'), { ...down('3'), date: '2026-10-13' }] }),
    /nothing is deducted/,
    facts({
      logs: [down('10'), { ...down('3'), date: '2026-10-13' }],
      lines: withHire(aLine('BREAKDOWN', -51_154)),
    }),
  ],
  [
    'BREAKDOWN',
    facts({ logs: ['12', '13'].map((day) => ({ ...down('10'), date: `2026-10-${day}` })) }),
    /nothing is deducted/,
    // What was made good the same day, or fell on a weekly off, is not deducted.
    facts({
      logs: [down('10'), aLog({ date: '2026-10-13', breakdownHours: '10' }), { ...down('10'), date: '2026-10-11' }],
    }),
  ],
  [
    'IDLE',
    facts({ logs: [aLog({ workedHours: '7.5', idle: { WEATHER: '2.5' } })] }),
    /2.5 h are payable only in part/,
    facts({ logs: [aLog({ idle: { WEATHER: '2.5' } }), aLog({ workedHours: '7.5', idle: { CLIENT_IDLE: '2.5' } })] }),
  ],
  [
    'METER',
    facts({ logs: [aLog({ meterHours: '7.2' })] }),
    /10 h worked, 7.2 h on the meter; they differ on 12 Oct 2026/,
    facts({ logs: [aLog({ meterHours: '9.2' })] }),
  ],
  [
    'TELEMATICS',
    facts({ logs: [aLog({ telematicsHours: '6.0' })] }),
    /on 12 Oct 2026/,
    facts({ logs: [aLog({ telematicsHours: null })] }),
  ],
  ['ELSEWHERE', facts({ elsewhere: ['2026-10-12', '2026-10-13'] }), /12 Oct, 13 Oct 2026/, facts()],
  ['PLANNED', facts({ plannedPaise: MONTH / 1.26 }), /26\u00a0% more/, facts({ plannedPaise: MONTH / 1.25 })],
  ['PLANNED', facts({ plannedPaise: MONTH * 1.4 }), /29\u00a0% less/, facts({ plannedPaise: MONTH * 1.3 })],
  [
    'EXTRAS',
    facts(
      { lines: withHire(aLine('FUEL', 250_000)), earlier: { trips: [], extras: [{ ...fuel, sheet: 'SUM-1' }] } },
      { extras: [fuel] },
    ),
    /Fuel, ₹2,500.00, is on SUM-1 too/,
    facts(
      { lines: withHire(aLine('FUEL', 250_001)), earlier: { trips: [], extras: [{ ...fuel, sheet: 'SUM-1' }] } },
      { extras: [{ ...fuel, amountPaise: 250_001 }] },
    ),
  ],
  [
    'EXTRAS',
    facts({ lines: withHire(aLine('FUEL', 250_000), aLine('FUEL', 250_000)) }, { extras: [fuel, fuel] }),
    /is here twice/,
    facts({ lines: withHire(aLine('FUEL', 250_000)) }, { extras: [fuel] }),
  ],
  [
    'EXTRAS',
    facts({ lines: withHire(aLine('FUEL', 250_000)) }, { extras: [{ ...fuel, note: ' ' }] }),
    /has no explanation/,
    facts({ lines: withHire(aLine('FUEL', 250_000)) }, { extras: [fuel] }),
  ],
]

test.each(cases)('%s fires, and no longer once the fault is fixed', (rule, wrong, says, right) => {
  const found = resultOf(wrong, rule)
  expect(found).toMatchObject({ result: 'FINDING' })
  expect(inWords(found)).toMatch(says)
  expect(resultOf(right, rule)).toMatchObject({ result: 'PASSED' })
})

test('a hire by the hour has no step to miss, and no hours to deduct', () => {
  const byHour = RateTerms.parse({ basis: 'HOUR', ratePaise: 100_000 })
  const checked = facts({}, { agreed: { terms: byHour } as Agreed })
  for (const rule of ['RATE', 'BREAKDOWN', 'IDLE']) expect(resultOf(checked, rule)).toBeUndefined()
})

test('half-broken days count without a grace where the terms say so', () => {
  const halfAndFull = { ...terms, breakdown: { graceHours: '12', effect: 'HALF_FULL' as const } }
  const broken = (breakdownHours: string) =>
    facts({ logs: [down(breakdownHours)] }, { agreed: { terms: halfAndFull } as Agreed })
  expect(resultOf(broken('5'), 'BREAKDOWN')).toMatchObject({ result: 'FINDING' })
  expect(resultOf(broken('4.75'), 'BREAKDOWN')).toMatchObject({ result: 'PASSED' })
})
