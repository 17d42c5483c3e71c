// The desk's view of prices: the rate card's own prices, and the discount against them.
import type { ParsedOf } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import type { QuoteContent } from '#contract/quotes.content.ts'
import type { deskQuotesApi } from '#contract/quotes.desk.ts'
import type { DeskFigures } from '#contract/quotes.figures.ts'
import type { PricedQuote } from '#contract/quotes.ts'
import type { Settings } from '#contract/settings.ts'
import { mayAtDesk } from '#contract/staff.ts'
import { type QuotedEnquiry, quotedEnquiry } from '#server/modules/enquiries/quoting.ts'
import { nearestYard } from '#server/modules/locations/yards.ts'
import { cardFor, cardsFor } from '#server/modules/rate-card/hire-terms.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'
import { discountOf } from './discount.rules.ts'
import type { documentOf } from './documents.ts'
import { type Card, offerAtCard } from './first-content.rules.ts'
import { marginOf } from './margin.rules.ts'
import * as store from './quotes.store.ts'

/** The yard next to a city, and its distance by road. */
export async function yardFor(tx: Queryable, city: string, settings?: Settings) {
  const nearest = await nearestYard(tx, { city }, settings)
  return nearest ? { yardId: nearest.yard.yardId, distanceKm: nearest.roadKm } : null
}

/** The cards that count on the first day of each line, for its offers in their order. */
async function cardsOf(tx: Queryable, { city }: QuotedEnquiry, { lines }: QuoteContent) {
  const asked = lines.flatMap(({ from: on, offers }) => offers.map(({ productId }) => ({ productId, city, on })))
  const cards = (await cardsFor(tx, asked)).values()
  return lines.map(({ offers }) => offers.map(() => cards.next().value ?? null))
}

/** Each line's offers at their cards' prices; transport keeps its yard and distance. */
const atCard = ({ lines }: QuoteContent, cards: readonly (readonly (Card | null)[])[]) =>
  lines.map(({ offers }, index) =>
    offers.map(({ productId, basis, withOperator, trip }, n) => {
      const card = cards[index]?.[n] ?? null
      const from = trip && trip.yardId !== null ? { yardId: trip.yardId, distanceKm: trip.distanceKm } : null
      return card && offerAtCard(productId, card, { basis, withOperator, from })
    }),
  )

type Priced = Pick<Awaited<ReturnType<typeof documentOf>>, 'facts' | 'settings'> & {
  readonly document: Pick<PricedQuote, 'taxablePaise'>
}

/** The figures for sales of a content that was priced. */
export async function figuresOf(
  { tx, by }: Action<Staff>,
  enquiry: QuotedEnquiry,
  content: QuoteContent,
  { document, facts, settings }: Priced,
): Promise<DeskFigures> {
  const cards = await cardsOf(tx, enquiry, content)
  const costs = cards.map(([card]) => card?.costs ?? null)
  const carded = atCard(content, cards)
  return {
    margin: mayAtDesk(by.role, 'margin') ? marginOf(content, document, costs) : null,
    discount: discountOf(content, carded, facts, by.role === 'OWNER' ? null : settings.hire.salesDiscountPercent),
    atCard: carded,
    nearestYard: await yardFor(tx, enquiry.city),
  }
}

type Wish = ParsedOf<typeof deskQuotesApi.offerAtCard>['body']

/** A machine at the card's prices, for a line of a quote. Throws `not-found` and `rate-missing`. */
export const suggestOffer = (tools: Tools, caller: Staff, { enquiryId, productId, from: on, ...wish }: Wish) =>
  act(tools, caller, async ({ tx, now }) => {
    const { city } = await quotedEnquiry({ tx, now }, enquiryId)
    const productName = (await store.namesOf(tx, [productId])).get(productId)
    if (productName === undefined) throw new Problem('not-found')
    const card = await cardFor(tx, { productId, city, on })
    if (!card) throw new Problem('rate-missing')
    return { offer: offerAtCard(productId, card, { ...wish, from: await yardFor(tx, city) }), productName }
  })
