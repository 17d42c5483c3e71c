import { expect, test } from 'vitest'
import { RateTerms } from './rate-terms.ts'
import { termsInWords, type Worded } from './terms-in-words.ts'
import { termsTexts as hindi } from './texts/terms.hi.ts'

type Line = Worded['lines'][number]

const monthly = (terms: object = {}) => RateTerms.parse({ basis: 'MONTH', ratePaise: 7_800_000, ...terms })
const daily = (terms: object = {}) =>
  RateTerms.parse({ basis: 'DAY', tiers: [{ days: 1, pricePaise: 300_000 }], ...terms })

const aLine = (lineNo: number, productName: string, line: Partial<Line> = {}): Line => ({
  lineNo,
  productName,
  withOperator: true,
  terms: monthly(),
  diesel: null,
  boarding: 'CUSTOMER',
  trip: { distanceKm: 40, basePaise: 500_000, includedKm: 0, perKmPaise: 10_000, leastPaise: 0 },
  alternatives: [],
  ...line,
})

const aQuote = (lines: readonly Line[], quote: Partial<Worded> = {}): Worded => ({
  lines,
  advancePaise: 0,
  depositPaise: 0,
  paymentDays: 30,
  noticeDays: 7,
  deemedDays: 3,
  certifyDays: 5,
  cycle: 'ANNIVERSARY',
  cycleDay: 1,
  ...quote,
})

const said = (quote: Worded, texts?: typeof hindi) =>
  Object.fromEntries(termsInWords(quote, texts).map(({ key, texts: sentences }) => [key, sentences.join('\n')]))

test('the usual terms are stated once for all machines', () => {
  expect(said(aQuote([aLine(1, 'JLG 450AJ'), aLine(2, 'Escorts Hydra')]))).toEqual({
    overtime:
      'Hours over 10 a shift cost the hourly share of the rate. Only hours that your engineer signs are billed.',
    offDays: 'Sunday off. Work on an off day or holiday adds one day’s rate for up to 10 hours.',
    rain: 'These hours are charged in full.',
    waiting: 'These hours are charged in full.',
    stops: 'Force majeure, a stop by the authorities: charged in full. A delay on our side: not charged.',
    breakdown: 'Every hour lost is deducted. Hours made good the same day are not lost.',
    secondShift: 'Both shifts of a day together cost 2 times the day’s rate, less what the second one lost.',
    partMonth: 'Charged by calendar days.',
    minimum: 'None.',
    offHire: 'Any day, with 7 days’ notice. A request after 18:00 counts from the next day.',
    fuel: 'You provide it.',
    operator: 'Included. You provide food and lodging.',
    transport: 'We bring and fetch the machine: 40 km each way.',
    bills: 'One a month, counted from the first day of hire.',
    payment: '30 days from each bill.',
    advance: 'No advance, no deposit.',
    signatures:
      'A logsheet left unsigned for 3 days counts as signed. A summary sheet left uncertified for 5 days counts as certified.',
  })
})

test('other terms have other words', () => {
  const terms = monthly({
    hoursPerDay: 8.3,
    hoursMode: 'POOLED',
    otMultiplier: '1.250',
    weeklyOff: [],
    offDayMultiplier: '2.0',
    breakdown: { graceHours: '12' },
    standbyPct: { WEATHER: '60', CLIENT_IDLE: '0' },
    partMonth: 'WORKING_DAYS',
    minimumDays: 15,
  })
  const line = aLine(1, 'JLG 450AJ', {
    terms,
    withOperator: false,
    trip: null,
    diesel: { litresPerHour: '8.50', paisePerLitre: 9_250 },
  })
  const quote = { cycle: 'DAY_N' as const, cycleDay: 5, noticeDays: 1, paymentDays: 0, advancePaise: 5_000_000 }
  expect(said(aQuote([line], { ...quote, depositPaise: 100, deemedDays: 0, certifyDays: 1 }))).toMatchObject({
    overtime: expect.stringContaining('Hours over 215.8 a month, or its share in a part of a month, cost 1.25 times'),
    offDays: 'No weekly off. Work on a holiday adds 2 times the day’s rate for up to 8.3 hours.',
    rain: '60\u00a0% of these hours is charged.',
    waiting: 'These hours are not charged.',
    breakdown:
      'The first 12 hours lost in a billing month are charged, in a part of a month their share. Every further hour is deducted. Hours made good the same day are not lost.',
    partMonth: 'Charged by working days, of 26 in a month.',
    minimum: '15 days. A shorter hire is topped up to 15, unless we are the reason.',
    offHire: expect.stringContaining('1 day’s notice.'),
    fuel: 'In our price: 8.5 litres an hour at ₹92.50 a litre.',
    operator: 'Not included. You provide a trained operator.',
    transport: 'You fetch the machine and bring it back.',
    bills: 'One a month, beginning on day 5.',
    payment: 'On receipt of each bill.',
    advance: '₹50,000 in advance. ₹1 deposit.',
    signatures: 'Every logsheet needs your signature. A summary sheet left uncertified for 1 day counts as certified.',
  })
})

test('a hire by the day counts hours as one by the month does, and every day', () => {
  const terms = { hoursMode: 'POOLED', standbyPct: { WEATHER: '60' }, minimumDays: 3 }
  expect(said(aQuote([aLine(1, 'Escorts Hydra', { terms: daily(terms) })]))).toMatchObject({
    overtime:
      'Hours over 10 a shift cost the hourly share of the rate. Only hours that your engineer signs are billed.',
    offDays: 'Every day on hire counts, Sundays and holidays too.',
    rain: '60\u00a0% of these hours is charged.',
    breakdown: 'Every hour lost is deducted. Hours made good the same day are not lost.',
    secondShift: 'Both shifts of a day together cost 2 times the day’s rate, less what the second one lost.',
    partMonth: 'Charged by the cheapest mix of day, week and month packages.',
    minimum: '3 days. A shorter hire is topped up to 3, unless we are the reason.',
  })
})

test('terms that differ name their machines, alternatives too', () => {
  const alternatives = [aLine(1, 'Sinoboom 3246E', { withOperator: false })]
  const words = said(
    aQuote([aLine(1, 'Genie GS-3246', { alternatives }), aLine(2, 'Escorts Hydra', { terms: daily() })]),
  )
  expect(words['operator']).toBe(
    'Genie GS-3246, Escorts Hydra: Included. You provide food and lodging.\nSinoboom 3246E: Not included. You provide a trained operator.',
  )
  expect(words['partMonth']).toBe(
    'Genie GS-3246, Sinoboom 3246E: Charged by calendar days.\nEscorts Hydra: Charged by the cheapest mix of day, week and month packages.',
  )
  expect(words['transport']).toBe('We bring and fetch the machine: 40 km each way.')
})

test('the same machine on two lines is named with its line, and many machines are all others', () => {
  const lines = ['A', 'B', 'C', 'D', 'A'].map((name, index) => aLine(index + 1, name, { withOperator: index < 4 }))
  expect(said(aQuote(lines))['operator']).toBe(
    'A (line 5): Not included. You provide a trained operator.\nAll other machines: Included. You provide food and lodging.',
  )
})

test('the same in Hindi', () => {
  const words = said(aQuote([aLine(1, 'JLG', { terms: daily() }), aLine(2, 'Kobelco')]), hindi)
  expect(words['offHire']).toContain('7 दिन पहले सूचना')
  expect(
    Object.values(words)
      .join(' ')
      .replaceAll(/JLG|Kobelco/g, ''),
  ).not.toMatch(/[{}]|[a-z]/)
})
