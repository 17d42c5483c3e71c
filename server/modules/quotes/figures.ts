// What only the desk sees beside the prices: the rate card's own prices, and the discount against them.
import type { ParsedOf } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import type { QuoteContent } from '#contract/quotes.content.ts'
import type { deskQuotesApi } from '#contract/quotes.desk.ts'
import type { DeskFigures } from '#contract/quotes.figures.ts'
import { type QuotedEnquiry, quotedEnquiry } from '#server/modules/enquiries/quoting.ts'
import { nearestYard } from '#server/modules/locations/yards.ts'
import { cardFor, cardsFor } from '#server/modules/rate-card/hire-terms.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'
import { discountOf } from './discount.rules.ts'
import { factsOf } from './documents.ts'
import { offerAtCard } from './first-content.rules.ts'
import * as store from './quotes.store.ts'

/** The yard next to a city, and its distance by road. */
export async function yardFor(tx: Queryable, city: string) {
  const nearest = await nearestYard(tx, { city })
  return nearest ? { yardId: nearest.yard.yardId, distanceKm: nearest.roadKm } : null
}

/** Each line's offers at the prices of the cards that count on its first day; transport keeps its yard and distance. */
async function atCard(tx: Queryable, { city }: QuotedEnquiry, { lines }: QuoteContent) {
  const asked = lines.flatMap(({ from: on, offers }) => offers.map(({ productId }) => ({ productId, city, on })))
  const cards = (await cardsFor(tx, asked)).values()
  return lines.map(({ offers }) =>
    offers.map(({ productId, basis, withOperator, trip }) => {
      const card = cards.next().value ?? null
      const from = trip && trip.yardId !== null ? { yardId: trip.yardId, distanceKm: trip.distanceKm } : null
      return card && offerAtCard(productId, card, { basis, withOperator, from })
    }),
  )
}

/** The figures for sales of a content. Throws what `factsOf` throws. */
export async function figuresOf(
  action: Action<Staff>,
  enquiry: QuotedEnquiry,
  content: QuoteContent,
): Promise<DeskFigures> {
  const carded = await atCard(action.tx, enquiry, content)
  const { facts, settings } = await factsOf(action, enquiry, content)
  const limit = action.by.role === 'OWNER' ? null : settings.hire.salesDiscountPercent
  return { margin: null, discount: discountOf(content, carded, facts, limit), atCard: carded }
}

type Wish = ParsedOf<typeof deskQuotesApi.offerAtCard>['body']

/** A machine at the card's prices, for a line of a quote. Throws `not-found` and `rate-missing`. */
export const suggestOffer = (tools: Tools, caller: Staff, { enquiryId, productId, from: on, ...wish }: Wish) =>
  act(tools, caller, async ({ tx }) => {
    const { city } = await quotedEnquiry(tx, enquiryId)
    const productName = (await store.namesOf(tx, [productId])).get(productId)
    if (productName === undefined) throw new Problem('not-found')
    const card = await cardFor(tx, { productId, city, on })
    if (!card) throw new Problem('rate-missing')
    return { offer: offerAtCard(productId, card, { ...wish, from: await yardFor(tx, city) }), productName }
  })
