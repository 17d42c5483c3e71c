// The discount of a quote: how far its hire and transport stand below the rate card.
import type { QuoteContent, QuoteOffer } from '#contract/quotes.content.ts'
import type { DeskFigures } from '#contract/quotes.figures.ts'
import type { PricedLine } from '#contract/quotes.ts'
import { type Facts, priceOf } from './pricing.rules.ts'

/** Each line's offers at the rate card's prices, in their order. */
type AtCard = readonly (readonly (QuoteOffer | null)[])[]

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

/** The cost of a line with one of its machines, in paise before GST: at the card's prices, and as quoted. */
type Against = { readonly card: number; readonly quoted: number }

const discount = ({ card, quoted }: Against) => Math.max(0, card - quoted)
const share = (against: Against) => (against.card === 0 ? 0 : discount(against) / against.card)
const costs = ({ plannedPaise, alternatives }: PricedLine) => [
  plannedPaise,
  ...alternatives.map((one) => one.plannedPaise),
]

/** The customer may take any machine of a line, so the one with the largest discount counts. */
function mostDiscounted(carded: PricedLine, quoted: PricedLine): Against {
  const cards = costs(carded)
  const each = costs(quoted).map((paise, n) => ({ card: cards[n] ?? paise, quoted: paise }))
  return each.reduce((most, one) => (share(one) > share(most) ? one : most))
}

/**
 * Each line against its price at the card, before GST; what is above the card does not make up for others. `limitPercent`
 * is what the caller may give alone, null for no limit.
 */
export function discountOf(content: QuoteContent, atCard: AtCard, facts: Facts, limitPercent: string | null) {
  const quoted = priceOf(content, facts).lines
  const carded = priceOf(contentAtCard(content, atCard), facts).lines
  const lines = quoted.map((line, index) => mostDiscounted(carded[index] ?? line, line))
  const sum = (of: (against: Against) => number) => lines.reduce((all, line) => all + of(line), 0)
  const [cardPaise, discountPaise] = [sum(({ card }) => card), sum(discount)]
  const percent = percentOf(discountPaise, cardPaise)
  return {
    cardPaise,
    quotedPaise: sum((line) => line.quoted),
    discountPaise,
    percent: percent.toFixed(2),
    limitPercent,
    isWithin: limitPercent === null || percent <= Number(limitPercent),
  } satisfies DeskFigures['discount']
}
