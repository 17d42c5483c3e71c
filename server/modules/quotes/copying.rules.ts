// An earlier quote as the pattern of a draft.
import type { QuoteContent, QuoteLine, QuoteOffer } from '#contract/quotes.content.ts'

/** The same machine at the prices and terms of an earlier offer; whether it is operated and its transport stay. */
const patterned = (offer: QuoteOffer, earlier: QuoteOffer | undefined): QuoteOffer =>
  earlier ? { ...earlier, withOperator: offer.withOperator, trip: offer.trip } : offer

function patternedLine(line: QuoteLine, earlier: readonly QuoteLine[]): QuoteLine {
  const offered = (productId: string | undefined) =>
    earlier.flatMap(({ offers }) => offers).find((offer) => offer.productId === productId)
  const same = earlier.find(({ offers: [first] }) => first?.productId === line.offers[0]?.productId)
  return {
    ...line,
    discountPaise: same?.discountPaise ?? line.discountPaise,
    offers: line.offers.map((offer) => patterned(offer, offered(offer.productId))),
  }
}

/**
 * A draft with the prices, discounts and terms of an earlier quote, for each machine that both have. Validity, lines,
 * dates, quantities, transport and one-off costs stay the draft's.
 */
export function copiedContent(draft: QuoteContent, { lines, validUntil: _validUntil, ...terms }: QuoteContent) {
  const { discountReason } = draft
  return {
    ...draft,
    ...terms,
    discountReason: discountReason ?? terms.discountReason,
    lines: draft.lines.map((line) => patternedLine(line, lines)),
  } satisfies QuoteContent
}
