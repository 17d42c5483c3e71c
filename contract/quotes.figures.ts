import { z } from 'zod'
import { Id } from './fields.ts'
import { QuoteOffer } from './quotes.content.ts'

/** Planned lines less planned cost, before GST; for those with the permission `margin`, where all costs are known. */
const Margin = z.object({ plannedPaise: z.int(), costPaise: z.int(), marginPaise: z.int() })

/** The hire as quoted against the rate card's prices of the day; prices above the card do not make up for others. */
const Discount = z.object({
  cardPaise: z.int(),
  quotedPaise: z.int(),
  discountPaise: z.int(),
  /** Of the card's prices, with two decimals. */
  percent: z.string(),
  /** The discount that the caller may give alone; null for no limit. */
  limitPercent: z.string().nullable(),
  isWithin: z.boolean(),
})

/** The desk's own figures beside the prices. */
export const DeskFigures = z.object({
  margin: Margin.nullable(),
  discount: Discount,
  /** Each line's offers at the rate card's prices, in their order; null for a machine without a card. */
  atCard: z.array(z.array(QuoteOffer.nullable())),
  /** The yard next to the city, and its distance by road. */
  nearestYard: z.object({ yardId: Id, distanceKm: z.int() }).nullable(),
})
export type DeskFigures = z.infer<typeof DeskFigures>
