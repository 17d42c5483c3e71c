// Whether a hire is priced by the month, or by days and weeks: whichever is cheaper for its dates.
import type { QuoteLine, QuoteOffer } from '#contract/quotes.content.ts'
import { plusDays, plusMonths } from '#server/hire/calendar.ts'
import { estimate } from '#server/hire/estimate.ts'
import { termsOf } from './pricing.rules.ts'

type Dates = Pick<QuoteLine, 'from' | 'to'>
type Wish = Dates & {
  /** The hire is asked for by the month, so a part of one may be priced so too. */
  readonly isByMonth: boolean
  /** Every price of a hire by the day is known: an operator who has one by the month only is not free by the day. */
  readonly isPricedByDay: boolean
  readonly holidays: readonly string[]
}

/** A price before GST depends on no state. */
const NO_TAX = { supplierState: '27', placeOfSupply: '27', gstPercent: '0', supply: 'DOMESTIC' } as const

function pricePaise(offer: QuoteOffer, { from, to, holidays }: Wish) {
  const lines = [{ terms: termsOf(offer), from, to, quantity: 1, extras: [] }]
  return estimate({ lines, cycle: 'ANNIVERSARY', cycleDay: 1, holidays: [...holidays], ...NO_TAX }).taxablePaise
}

/** A hire of a whole month or longer may be priced by the month, however it was asked for. */
const isMonthLong = ({ from, to }: Dates) => to >= plusDays(plusMonths(from, 1), -1)

/**
 * The basis that a hire is planned and frozen with, so that 31 days cost the same as the month that they are. If both cost
 * the same, it is the month.
 */
export function cheaperBasis(offer: QuoteOffer, wish: Wish): QuoteOffer['basis'] {
  if (offer.perMonthPaise === null || !(wish.isByMonth || isMonthLong(wish))) return 'DAY'
  if (!wish.isPricedByDay) return 'MONTH'
  const [month, day] = (['MONTH', 'DAY'] as const).map((basis) => pricePaise({ ...offer, basis }, wish))
  return (day ?? 0) < (month ?? 0) ? 'DAY' : 'MONTH'
}
