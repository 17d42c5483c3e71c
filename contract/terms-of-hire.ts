// The terms of one machine in words. Source of the rules: `docs/hire.md`.
import { fill } from './fill.ts'
import { formatRupees } from './money.ts'
import type { PricedOffer } from './quotes.ts'
import { type RateTerms, weekdays } from './rate-terms.ts'
import type { termsTexts } from './texts/terms.en.ts'
import type { Translation } from './texts/translation.ts'

/** The shape of the catalogue in any language. */
export type TermsTexts = Translation<typeof termsTexts>
/** The terms of one machine in words. */
export type WordedOffer = Pick<PricedOffer, 'productName' | 'withOperator' | 'terms' | 'diesel' | 'boarding' | 'trip'>

/** A factor or number without empty decimals: `1.50` → `1.5`. */
const plain = (value: string | number) => String(Number(value))

type Factor = { readonly plain: string; readonly times: string }
/** A factor in words, of which 1 has words of its own; `hours` are those that it pays for. */
const timesOf = (factor: string, texts: Factor, hours = '') =>
  fill(plain(factor) === '1' ? texts.plain : texts.times, { factor: plain(factor), hours })

type Share = { readonly none: string; readonly whole: string; readonly part: string }
const shareOf = (percent: string, texts: Share) =>
  fill(({ '0': texts.none, '100': texts.whole } as const)[plain(percent)] ?? texts.part, { percent: plain(percent) })

/** The hours that a month's rate includes: 8.3 × 26 is 215.8, not 215.8000…1. */
const includedHours = ({ daysPerMonth, hoursPerDay, includedHours: agreed }: RateTerms) =>
  plain(agreed ?? (daysPerMonth * hoursPerDay).toFixed(2))

function overtime(terms: RateTerms, { overtime: texts, hourly }: TermsTexts) {
  // By the day no hours are pooled.
  const mode = terms.basis === 'DAY' ? 'DAILY' : terms.hoursMode
  const hours = mode === 'DAILY' ? plain(terms.hoursPerDay) : includedHours(terms)
  return `${fill(texts[mode], { hours, rate: timesOf(terms.otMultiplier, hourly) })} ${texts.signed}`
}

function offDays(terms: RateTerms, { offDays: texts, weekdays: names }: TermsTexts) {
  const { weeklyOff, offDayMultiplier } = terms
  const hours = plain(terms.hoursPerDay)
  const days = weekdays.filter((day) => weeklyOff.includes(day)).map((day) => names[day])
  if (days.length === 0) return `${texts.none} ${timesOf(offDayMultiplier, texts.holiday, hours)}`
  return `${fill(texts.off, { days: days.join(', ') })} ${timesOf(offDayMultiplier, texts, hours)}`
}

const STOPS = ['FORCE_MAJEURE', 'STATUTORY_STOP', 'SUPPLIER'] as const

function stops({ standbyPct }: RateTerms, { causes, shares }: TermsTexts) {
  const alike = Map.groupBy(STOPS, (cause) => shareOf(standbyPct[cause], shares))
  const said = [...alike].map(([share, same]) => capital(`${same.map((cause) => causes[cause]).join(', ')}: ${share}`))
  return said.join(' ')
}

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

function breakdown({ breakdown: { effect, graceHours } }: RateTerms, { breakdown: texts }: TermsTexts) {
  const n = plain(graceHours)
  if (effect === 'NONE') return texts.NONE
  const deducted =
    effect === 'HALF_FULL' || n === '0' ? texts[effect] : fill(n === '1' ? texts.grace.one : texts.grace.other, { n })
  return `${deducted} ${texts.madeGood}`
}

function minimum(days: number, { minimum: texts }: TermsTexts) {
  if (days === 0) return texts.none
  return fill(days === 1 ? texts.one : texts.other, { n: days })
}

/** By the day, every day is paid, and its parts follow from the packages; all else is as by the month. */
const counted = (terms: RateTerms, texts: TermsTexts) => ({
  overtime: overtime(terms, texts),
  offDays: terms.basis === 'DAY' ? texts.offDays.counted : offDays(terms, texts),
  rain: shareOf(terms.standbyPct.WEATHER, texts.share),
  waiting: shareOf(terms.standbyPct.CLIENT_IDLE, texts.share),
  stops: stops(terms, texts),
  breakdown: breakdown(terms, texts),
  secondShift: fill(texts.secondShift, { factor: plain(terms.secondShiftFactor) }),
  partMonth:
    terms.basis === 'DAY' ? texts.partMonth.day : fill(texts.partMonth[terms.partMonth], { days: terms.daysPerMonth }),
  minimum: minimum(terms.minimumDays, texts),
})

function provided({ withOperator, diesel, boarding, trip }: WordedOffer, texts: TermsTexts) {
  const { fuel, operator, transport } = texts
  return {
    fuel: diesel
      ? fill(fuel.SUPPLIER, { litres: plain(diesel.litresPerHour), price: formatRupees(diesel.paisePerLitre) })
      : fuel.CUSTOMER,
    operator: withOperator ? operator[boarding] : operator.none,
    transport: trip ? fill(transport.SUPPLIER, { km: trip.distanceKm }) : transport.CUSTOMER,
  }
}

/** The sentence under each heading. */
export const hireWords = (offer: WordedOffer, texts: TermsTexts) => ({
  ...counted(offer.terms, texts),
  ...provided(offer, texts),
})
