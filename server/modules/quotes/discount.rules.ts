// The discount of a quote: how far its hire and transport stand below the rate card.
import type { QuoteContent, QuoteOffer } from '#contract/quotes.content.ts'
import type { DeskFigures } from '#contract/quotes.figures.ts'
import { type Facts, priceOf } from './pricing.rules.ts'

/** Each line's offers at the rate card's prices, in their order. */
export type AtCard = readonly (readonly (QuoteOffer | null)[])[]

/**
 * The same content with every offer at its card's prices and without a discount. What the card has no price for stays as
 * quoted, so that transport or diesel beside a lower rate does not hide the discount.
 */
const contentAtCard = (content: QuoteContent, atCard: AtCard): QuoteContent => ({
  ...content,
  lines: content.lines.map((line, index) => ({
    ...line,
    discountPaise: 0,
    offers: line.offers.map((offer, n) => {
      const card = atCard[index]?.[n]
      return card ? { ...card, trip: card.trip ?? offer.trip, diesel: card.diesel ?? offer.diesel } : offer
    }),
  })),
})

/** Hundredths of a percent as a percentage, rounded up so that a limit is never passed unseen. */
const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.ceil((part * 10_000) / whole) / 100)

/**
 * Each line against its price at the card, before GST; what is above the card does not make up for others. `limitPercent`
 * is what the caller may give alone, null for no limit.
 */
export function discountOf(content: QuoteContent, atCard: AtCard, facts: Facts, limitPercent: string | null) {
  const quoted = priceOf(content, facts).lines
  const carded = priceOf(contentAtCard(content, atCard), facts).lines
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  const cardPaise = sum(carded.map(({ plannedPaise }) => plannedPaise))
  const discountPaise = sum(
    carded.map(({ plannedPaise }, index) => Math.max(0, plannedPaise - (quoted[index]?.plannedPaise ?? 0))),
  )
  const percent = percentOf(discountPaise, cardPaise)
  return {
    cardPaise,
    quotedPaise: sum(quoted.map(({ plannedPaise }) => plannedPaise)),
    discountPaise,
    percent: percent.toFixed(2),
    limitPercent,
    isWithin: limitPercent === null || percent <= Number(limitPercent),
  } satisfies DeskFigures['discount']
}
