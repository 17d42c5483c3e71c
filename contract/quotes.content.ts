// The written content of a quote. Everything that follows by arithmetic is computed from it, never stored beside it.
import { z } from 'zod'
import { daysUntil } from './dates.ts'
import { CivilDate, Id, note, optionalNote } from './fields.ts'
import { HIRE_DAYS_MAX } from './hire-limits.ts'
import { whole } from './numbers.ts'
import { CARD_PAISE_MAX, CardPaise, Mobilisation, rateFields } from './rate-card.ts'
import { AgreedTerms, cycleKinds, Litres, PricePaise } from './rate-terms.ts'

export const LINES_MAX = 40
/** The quoted machine and its alternatives. */
export const OFFERS_MAX = 4
const EXTRAS_MAX = 10
const TERMS_MAX = 12_000

/** An enquiry's period of a day or a week is hired by the day, with packages; a month by the month. */
export const quoteBases = ['MONTH', 'DAY'] as const

/** Costs besides hire and transport that a quote may name; their words are in `texts/bill-reasons`. */
export const oneOffCodes = [
  'LOADING',
  'RIGGING',
  'FOUNDATION',
  'PERMIT',
  'ESCORT',
  'TRAINING',
  'INSURANCE',
  'OTHER',
] as const

/** Transport to the site and back, from a yard; null of an offer leaves it to the customer. */
export const Trip = Mobilisation.extend({ yardId: Id.nullable(), distanceKm: whole(0, 10_000) })

/** Diesel in the supplier's price; null of an offer leaves it to the customer. */
export const Diesel = z.strictObject({ litresPerHour: Litres, paisePerLitre: whole(0, 100_000) })

/** The side that feeds and lodges the operator. */
export const boardings = ['CUSTOMER', 'SUPPLIER'] as const

/** One machine on a line: prices a machine, without GST. */
export const QuoteOffer = z
  .strictObject({
    productId: Id,
    basis: z.enum(quoteBases),
    /** Without the operator. */
    ...rateFields,
    withOperator: z.boolean(),
    operatorPerMonthPaise: CardPaise,
    operatorPerDayPaise: CardPaise,
    terms: AgreedTerms,
    trip: Trip.nullable(),
    diesel: Diesel.nullable(),
    boarding: z.enum(boardings),
  })
  .superRefine(({ basis, perMonthPaise, perWeekPaise, perDayPaise }, context) => {
    const rates = basis === 'MONTH' ? [perMonthPaise] : [perDayPaise, perWeekPaise, perMonthPaise]
    if (rates.some((rate) => rate !== null)) return
    const path = [basis === 'MONTH' ? 'perMonthPaise' : 'perDayPaise']
    context.addIssue({ code: 'custom', path, message: 'required' })
  })
export type QuoteOffer = z.infer<typeof QuoteOffer>

const OneOff = z.strictObject({ code: z.enum(oneOffCodes), amountPaise: whole(1, CARD_PAISE_MAX) })

export const QuoteLine = z
  .strictObject({
    /** The line of the enquiry that it answers; null for a line of our own. */
    enquiryLineNo: z.int().min(1).max(1000).nullable(),
    quantity: whole(1, 999),
    /** First and last planned day. */
    from: CivilDate,
    to: CivilDate,
    /** Off the hire, a machine; shown as a line of its own. */
    discountPaise: CardPaise,
    extras: z.array(OneOff).max(EXTRAS_MAX),
    /** The first is quoted; the customer may choose another. */
    offers: z.array(QuoteOffer).min(1).max(OFFERS_MAX),
  })
  .superRefine(({ from, to, offers }, context) => {
    if (to < from) context.addIssue({ code: 'custom', path: ['to'], message: 'to.early' })
    if (daysUntil(from, to) >= HIRE_DAYS_MAX) context.addIssue({ code: 'custom', path: ['to'], message: 'invalid' })
    const known = new Set<string>()
    for (const [index, { productId }] of offers.entries()) {
      if (known.has(productId))
        context.addIssue({ code: 'custom', path: ['offers', index, 'productId'], message: 'duplicate' })
      known.add(productId)
    }
  })
export type QuoteLine = z.infer<typeof QuoteLine>

export const QuoteContent = z.strictObject({
  /** The last day, to its end in India. */
  validUntil: CivilDate,
  advancePaise: PricePaise,
  depositPaise: PricePaise,
  paymentDays: whole(0, 180),
  noticeDays: whole(0, 90),
  /** Until an unsigned logsheet, or an uncertified summary sheet, is deemed signed; 0 for never. */
  deemedDays: whole(0, 30),
  certifyDays: whole(0, 60),
  cycle: z.enum(cycleKinds),
  /** The day of the month on which a DAY_N cycle begins. */
  cycleDay: whole(1, 31),
  discountReason: optionalNote(500),
  termsText: note(1, TERMS_MAX),
  lines: z.array(QuoteLine).min(1).max(LINES_MAX),
})
export type QuoteContent = z.infer<typeof QuoteContent>
