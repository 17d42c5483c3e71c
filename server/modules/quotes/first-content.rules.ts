// The first draft of a quote: the enquiry's lines at the rate card's prices, everything else from the settings.
import { addDays } from '#contract/dates.ts'
import { Problem } from '#contract/problems.ts'
import type { QuoteContent, QuoteLine, QuoteOffer } from '#contract/quotes.content.ts'
import type { Settings } from '#contract/settings.ts'
import { plusDays, plusMonths } from '#server/hire/calendar.ts'
import type { QuotedEnquiry } from '#server/modules/enquiries/quoting.ts'
import type { cardFor } from '#server/modules/rate-card/hire-terms.ts'
import { cheaperBasis } from './basis.rules.ts'

export type Card = NonNullable<Awaited<ReturnType<typeof cardFor>>>
/** A machine that is asked for; `to` is its last day where that does not follow from the duration. */
export type Asked = QuotedEnquiry['lines'][number] & { readonly to?: string | undefined }
/** The source of a first draft: an enquiry, or a hire before there is one. */
export type AskedHire = Pick<QuotedEnquiry, 'startDate' | 'operatorRequired'> & { readonly lines: readonly Asked[] }
/** The yard that the machines come from, and its distance by road. */
type From = { readonly yardId: string; readonly distanceKm: number }

const WEEK = 7

/** The last planned day: so many days, weeks or months from the first, less one day. */
export function plannedEnd(from: string, { period, duration }: Pick<Asked, 'period' | 'duration'>) {
  if (period === 'MONTH') return plusDays(plusMonths(from, duration), -1)
  return plusDays(from, duration * (period === 'WEEK' ? WEEK : 1) - 1)
}

type Wish = { readonly basis: QuoteOffer['basis']; readonly withOperator: boolean; readonly from: From | null }

/** A machine at its card's prices; by the day where the card has no monthly rate. */
export function offerAtCard(productId: string, card: Card, { basis, withOperator, from }: Wish): QuoteOffer {
  const { perMonthPaise, perWeekPaise, perDayPaise, mobilisation } = card
  return {
    productId,
    basis: perMonthPaise === null ? 'DAY' : basis,
    perMonthPaise,
    perWeekPaise,
    perDayPaise,
    withOperator,
    operatorPerMonthPaise: card.operatorPerMonthPaise ?? 0,
    operatorPerDayPaise: card.operatorPerDayPaise ?? 0,
    terms: card.agreed,
    trip: mobilisation && from ? { ...mobilisation, ...from } : null,
    diesel: null,
    boarding: 'CUSTOMER',
  }
}

/** A line as asked for, on the cheaper basis. Throws `rate-missing` for a machine without a card. */
function lineAtCard(asked: Asked, card: Card | null, place: Place): QuoteLine {
  if (!card) throw new Problem('rate-missing')
  const { startDate, operatorRequired, from, holidays } = place
  const withOperator = operatorRequired || asked.usuallyOperated
  const dates = { from: startDate, to: asked.to ?? plannedEnd(startDate, asked) }
  const offer = offerAtCard(asked.productId, card, { basis: 'MONTH', withOperator, from })
  const isPricedByDay = !withOperator || card.operatorPerDayPaise !== null || card.operatorPerMonthPaise === null
  const basis = cheaperBasis(offer, { ...dates, isByMonth: asked.period === 'MONTH', isPricedByDay, holidays })
  return {
    enquiryLineNo: asked.lineNo,
    quantity: asked.quantity,
    ...dates,
    discountPaise: 0,
    extras: [],
    offers: [{ ...offer, basis }],
  }
}

type Place = Omit<AskedHire, 'lines'> & { readonly from: From | null; readonly holidays: readonly string[] }
type Given = {
  readonly settings: Settings
  /** Of the state of the hire. */
  readonly holidays: readonly string[]
  /** The card of each line of the enquiry, in their order. */
  readonly cards: readonly (Card | null)[]
  readonly from: From | null
  /** Civil date in India. */
  readonly today: string
}

/** The first draft for an enquiry. Throws `rate-missing`. */
export function firstContent(enquiry: AskedHire, { settings, holidays, cards, from, today }: Given): QuoteContent {
  const { hire, texts } = settings
  const { paymentDays, noticeDays, deemedDays, certifyDays } = hire
  return {
    validUntil: addDays(today, hire.quoteValidityDays),
    advancePaise: 0,
    depositPaise: 0,
    paymentDays,
    noticeDays,
    deemedDays,
    certifyDays,
    cycle: 'ANNIVERSARY',
    cycleDay: 1,
    discountReason: null,
    termsText: texts.quoteTerms,
    lines: enquiry.lines.map((line, index) => lineAtCard(line, cards[index] ?? null, { ...enquiry, from, holidays })),
  }
}
