import fc, { type Arbitrary } from 'fast-check'
import { addDays } from '#contract/dates.ts'
import { oneOffCodes, type QuoteContent, type QuoteLine, type QuoteOffer } from '#contract/quotes.content.ts'
import { AgreedTerms, cycleKinds, weekdays } from '#contract/rate-terms.ts'

const paise = (max: number) => fc.integer({ min: 0, max })
const rate = (max: number) => fc.integer({ min: 1, max })
const maybe = <Value>(value: Arbitrary<Value>) => fc.option(value, { nil: null })
const percent = fc.integer({ min: 0, max: 100 }).map(String)

const terms = fc
  .record({
    daysPerMonth: fc.constantFrom(24, 25.5, 26, 30),
    hoursPerDay: fc.constantFrom(8, 8.3, 10, 12),
    hoursMode: fc.constantFrom('DAILY', 'POOLED'),
    otMultiplier: fc.constantFrom('1', '1.25', '2'),
    weeklyOff: fc.uniqueArray(fc.constantFrom(...weekdays), { maxLength: 2 }),
    partMonth: fc.constantFrom('CALENDAR_DAYS', 'WORKING_DAYS'),
    standbyPct: fc.record({ WEATHER: percent, CLIENT_IDLE: percent }),
    minimumDays: fc.integer({ min: 0, max: 40 }),
  })
  .map((agreed) => AgreedTerms.parse(agreed))

const trip = fc.record({
  yardId: fc.constant(null),
  basePaise: paise(5_000_000),
  includedKm: fc.integer({ min: 0, max: 100 }),
  perKmPaise: paise(30_000),
  leastPaise: paise(3_000_000),
  distanceKm: fc.integer({ min: 0, max: 900 }),
})
const diesel = fc.record({
  litresPerHour: fc.constantFrom('4', '8.5', '12.25'),
  paisePerLitre: fc.integer({ min: 8000, max: 10_000 }),
})

const offer: Arbitrary<Omit<QuoteOffer, 'productId'>> = fc.record({
  basis: fc.constantFrom('MONTH' as const, 'DAY' as const),
  perMonthPaise: rate(50_000_000),
  perWeekPaise: maybe(rate(9_000_000)),
  perDayPaise: maybe(rate(1_500_000)),
  withOperator: fc.boolean(),
  operatorPerMonthPaise: paise(4_000_000),
  operatorPerDayPaise: paise(200_000),
  terms,
  trip: maybe(trip),
  diesel: maybe(diesel),
  boarding: fc.constantFrom('CUSTOMER' as const, 'SUPPLIER' as const),
})

/** The ids of the offers of a line, in their order. */
export const offerIds = ['1', '2', '3'].map((digit) => `01980000-0000-7000-8000-00000000000${digit}`)

const extras = fc.array(fc.record({ code: fc.constantFrom(...oneOffCodes), amountPaise: rate(9_000_000) }), {
  maxLength: 3,
})

const line: Arbitrary<QuoteLine> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 12 }),
    from: fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-11-01', days)),
    length: fc.integer({ min: 0, max: 200 }),
    discountPaise: fc.oneof(fc.constant(0), paise(100_000)),
    extras,
    offers: fc.array(offer, { minLength: 1, maxLength: offerIds.length }),
  })
  .map(({ length, offers, ...rest }) => ({
    ...rest,
    enquiryLineNo: null,
    to: addDays(rest.from, length),
    offers: offers.map((each, index) => ({ ...each, productId: offerIds[index] ?? '' })),
  }))

/** The contents that sales may write into a quote. */
export const quoteContents: Arbitrary<QuoteContent> = fc.record({
  validUntil: fc.constant('2026-12-31'),
  advancePaise: fc.constant(0),
  depositPaise: fc.constant(0),
  paymentDays: fc.constant(30),
  noticeDays: fc.constant(7),
  deemedDays: fc.constant(3),
  certifyDays: fc.constant(5),
  cycle: fc.constantFrom(...cycleKinds),
  cycleDay: fc.integer({ min: 1, max: 31 }),
  discountReason: fc.constant(null),
  termsText: fc.constant('Terms'),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
})
