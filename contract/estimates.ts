// The expected cost of a hire before its quote: the first draft of the quote, and the points still open.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { AskedSlug, CivilDate, Id } from './fields.ts'
import { DURATION_MAX, periods, QUANTITY_MAX } from './hire-limits.ts'
import { wholeNumber } from './paging.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { paths } from './paths.ts'
import { PricedLine, PricedQuote } from './quotes.ts'
import { Percent } from './rate-terms.ts'

const Paise = z.int()

/** The operator: not asked for, part of the published rate, at the card's rate, or at a rate that the quote names. */
const operatorPrices = ['NONE', 'IN_RATE', 'PRICED', 'QUOTED'] as const

/** The points that a quote may still change. */
const openPoints = ['RATE', 'SITE', 'TRANSPORT', 'OPERATOR', 'OVERTIME', 'FUEL', 'GST'] as const

/** Fuel by the catalogue's norm, from the least to the most litres an hour; the customer buys it. */
const FuelEstimate = z.object({
  litresPerHour: z.object({ least: z.string(), most: z.string() }),
  paisePerLitre: Paise,
  leastPaise: Paise,
  mostPaise: Paise,
})
type FuelEstimate = z.infer<typeof FuelEstimate>

export const EstimateLine = PricedLine.omit({ alternatives: true, boarding: true, diesel: true }).extend({
  slug: z.string(),
  period: z.enum(periods),
  /** Null for dates that are no whole number of periods. */
  duration: z.int().nullable(),
  /** The price of the operator; 0 if part of the rate or not requested. */
  operator: z.object({ price: z.enum(operatorPrices), amountPaise: Paise }),
  /** Null for machines without a diesel engine or a known consumption. Never part of a total. */
  fuel: FuelEstimate.nullable(),
})
export type EstimateLine = z.infer<typeof EstimateLine>

export const Estimate = PricedQuote.omit({ lines: true, discountPaise: true })
  .extend({
    lines: z.array(EstimateLine),
    /** Machines without a rate in this city: they are quoted. */
    unpriced: z.array(z.object({ productId: Id, productName: z.string() })),
    cityName: z.string(),
    gstPercent: Percent,
    mayChange: z.array(z.enum(openPoints)),
  })
  .meta({ id: 'Estimate' })
export type Estimate = z.infer<typeof Estimate>

const estimate = z.object({ estimate: Estimate })
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const upTo = (max: number) => wholeNumber.refine((value) => value >= 1 && value <= max, 'range')

const hire = { from: CivilDate.optional(), operator: flag.optional() }

export const estimatesApi = {
  getEstimate: endpoint({
    ...paths.getEstimate,
    summary:
      'The whole price of a hire: for a duration from a day on (today), or to the day `to`. A day or a week is hired by the best packages of 1, 7 and 30 days, a month by the month; dates alone are whole months or days.',
    query: z.strictObject({
      product: AskedSlug,
      location: AskedSlug,
      quantity: upTo(QUANTITY_MAX).default(1),
      period: z.enum(periods).optional(),
      duration: upTo(DURATION_MAX).default(1),
      to: CivilDate.optional(),
      ...hire,
    }),
    queryIsForm: true,
    response: estimate,
    problems: ['not-found', 'settings-incomplete'],
  }),
  getCartEstimate: endpoint({
    ...signedInPaths.getCartEstimate,
    summary: 'The whole price of the cart in a city from a day on (today), for the caller or their company.',
    query: z.strictObject({ location: AskedSlug, ...hire }),
    queryIsForm: true,
    response: estimate,
    problems: ['not-found', 'settings-incomplete'],
  }),
  getEnquiryEstimate: endpoint({
    ...signedInPaths.getEnquiryEstimate,
    summary: 'The whole price of an enquiry at the rates of today, until there is a quote.',
    params: z.object({ id: Id }),
    response: estimate,
    problems: ['not-found', 'settings-incomplete'],
  }),
}
