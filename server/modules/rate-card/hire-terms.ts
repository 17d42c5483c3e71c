// Queries of the rate card for later rows: the terms of a hire.
import type { Queryable } from '#server/platform/database.ts'
import type { CardRow, CostRow } from './cards.store.ts'
import { countingCards, type Line } from './counting.store.ts'
import { termsBy } from './rate-card.rules.ts'
import { costsOf, offerOf } from './rate-card.shape.ts'

export { type CardRow, termsBy }

/**
 * For each line (a product in a city on a civil date), in their order and by one statement: the card that counts, its
 * agreed terms, rates, prices of operator and mobilisation, and costs if the principal may see them. Null where no card counts.
 */
export async function cardsFor(tx: Queryable, lines: readonly Line[]) {
  const found = await countingCards(tx, lines)
  return found.map(({ card, cost }) => card && cardOf(card, cost))
}

/** A row of `rate_card_for` as JSON, and of its costs, as `cardsFor` gives them. */
export function cardOf(card: CardRow, cost: CostRow | null = null) {
  const { terms, ...offer } = offerOf(card)
  return {
    rateCardId: card.rate_card_id,
    ...offer,
    agreed: terms,
    costs: costsOf(cost),
  }
}

/** The same for one line. */
export const cardFor = async (tx: Queryable, line: Line) => (await cardsFor(tx, [line]))[0] ?? null
