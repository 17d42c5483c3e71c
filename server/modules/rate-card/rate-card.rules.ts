import type { Rates } from '#contract/rate-card.ts'
import type { AgreedTerms } from '#contract/rate-terms.ts'
import { RateTerms, type Tier } from '#contract/rate-terms.ts'

/** The place and first day of a card; it is of a product or of a sub-category. */
type Placed = {
  readonly productId: string | null
  readonly subCategory: string | null
  readonly city: string | null
  /** Civil date. */
  readonly from: string
  readonly isWithdrawn: boolean
}
/** A machine in a city (null: one without cards of its own) on a civil date. */
type Occasion = {
  readonly productId: string
  readonly subCategory: string
  readonly city: string | null
  readonly on: string
}

/** The lower, the closer: product and city, product, sub-category and city, sub-category. */
const distance = ({ productId, city }: Placed) => (productId === null ? 2 : 0) + (city === null ? 1 : 0)

/**
 * The card that counts: of the closest ones that have begun, the newest. The database's function `rate_card_for` says
 * the same.
 */
export function cardThatCounts<Card extends Placed>(
  cards: readonly Card[],
  { productId, subCategory, city, on }: Occasion,
) {
  return cards
    .filter((card) => card.productId === productId || card.subCategory === subCategory)
    .filter((card) => !card.isWithdrawn && card.from <= on && (card.city === null || card.city === city))
    .toSorted((a, b) => distance(a) - distance(b) || b.from.localeCompare(a.from))[0]
}

/** Days of the packages of a hire by the day. */
const DAYS = { perDayPaise: 1, perWeekPaise: 7, perMonthPaise: 30 } as const

const monthlyTerms = ({ perMonthPaise: ratePaise }: Rates, terms: AgreedTerms) =>
  ratePaise === null ? null : RateTerms.parse({ ...terms, basis: 'MONTH', ratePaise })

function dailyTerms(rates: Rates, terms: AgreedTerms) {
  const tiers = Object.entries(DAYS).flatMap(([rate, days]): Tier[] => {
    const pricePaise = rates[rate as keyof typeof DAYS]
    return pricePaise === null ? [] : [{ days, pricePaise }]
  })
  return RateTerms.parse({ ...terms, basis: 'DAY', tiers })
}

/**
 * The terms of a basis as `server/hire` takes them. MONTH is null without a monthly rate; a package without a rate is no tier of
 * DAY. Source: second-half.md, Keys.
 */
export const termsBy = (basis: 'MONTH' | 'DAY', rates: Rates, terms: AgreedTerms) =>
  basis === 'MONTH' ? monthlyTerms(rates, terms) : dailyTerms(rates, terms)

/** The basis of a rate in the catalogue: `26 days x 10 h shift per month`. */
export const publishedBasis = ({ daysPerMonth, hoursPerDay }: AgreedTerms) =>
  `${daysPerMonth} days x ${hoursPerDay} h shift per month`
