import { z } from 'zod'
import { Named } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { AskedSlug, CivilDate, Id, queryText, Slug } from './fields.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { AgreedTerms, PricePaise } from './rate-terms.ts'

/** A card that has begun stands for good; one that has not may be withdrawn. */
const cardStates = ['PAST', 'CURRENT', 'FUTURE', 'WITHDRAWN'] as const

/** One crore rupees: no rate, trip or cost of one machine is higher. */
export const CARD_PAISE_MAX = 1_000_000_000
export const CardPaise = PricePaise.max(CARD_PAISE_MAX)
/** Nothing is let for nothing; null is a package that is not offered. */
const RatePaise = z.int().min(1).max(CARD_PAISE_MAX).nullable()

/** Prices of one machine without GST; null is not offered. */
export const rateFields = { perMonthPaise: RatePaise, perWeekPaise: RatePaise, perDayPaise: RatePaise }
export const Rates = z.object(rateFields)
export type Rates = z.infer<typeof Rates>

/** Each way; see `server/hire/mobilisation.ts`. */
export const Mobilisation = z.strictObject({
  basePaise: CardPaise,
  includedKm: z.int().min(0).max(5000),
  perKmPaise: CardPaise,
  leastPaise: CardPaise,
})

/** The owner's cost of a machine, for those who may see the margin. */
const Costs = z.strictObject({
  machinePerMonthPaise: CardPaise.nullable(),
  operatorPerMonthPaise: CardPaise.nullable(),
  tripPaise: CardPaise.nullable(),
})

/** The offer of a card. An operator without a price is part of the rate or arranged by quote, as the machine's page says. */
const offer = {
  ...rateFields,
  operatorPerMonthPaise: CardPaise.nullable(),
  operatorPerDayPaise: CardPaise.nullable(),
  /** Null where each trip is quoted. */
  mobilisation: Mobilisation.nullable(),
  terms: AgreedTerms,
}

export const RateCard = z
  .object({
    rateCardId: Id,
    appliesTo: z.enum(['PRODUCT', 'SUB_CATEGORY']),
    /** Null for all cities without a card of their own. */
    city: Named.nullable(),
    /** The first day on which it counts. */
    from: CivilDate,
    state: z.enum(cardStates),
    ...offer,
    madeAt: z.iso.datetime({ offset: true }),
    /** Null for a card made from the published rate. */
    madeBy: z.string().nullable(),
    /** Only for callers with the permission `margin`; null where nobody has entered any. */
    costs: Costs.nullable().optional(),
  })
  .meta({ id: 'RateCard' })
export type RateCard = z.infer<typeof RateCard>

const CardProduct = z.object({ productId: Id, slug: z.string(), name: z.string(), subCategory: Named })

/** A machine with the card that counts for it. */
const ListedCard = CardProduct.extend({
  card: RateCard.omit({ state: true, costs: true }).nullable(),
  /** Cities where another card counts for the machine. */
  cities: z.array(z.string()),
  /** The first day of the next card of the machine or its sub-category in this place; null if none is planned. */
  changesOn: CivilDate.nullable(),
})
export type ListedCard = z.infer<typeof ListedCard>

/** A new card: of one product or of all machines of a sub-category, everywhere or in one city. */
export const NewRateCard = z
  .strictObject({
    productId: Id.optional(),
    subCategory: Slug.optional(),
    city: Slug.nullable(),
    from: CivilDate,
    ...offer,
    costs: Costs.nullable(),
  })
  .superRefine(({ productId, subCategory, city, ...card }, context) => {
    const wrong = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if ((productId === undefined) === (subCategory === undefined)) wrong('productId', 'required')
    if (city === null && card.perMonthPaise === null) wrong('perMonthPaise', 'required')
    if ([card.perMonthPaise, card.perWeekPaise, card.perDayPaise].every((rate) => rate === null))
      wrong('perMonthPaise', 'required')
  })
export type NewRateCard = z.infer<typeof NewRateCard>

const rateCard = z.object({ rateCard: RateCard })

export const rateCardApi = {
  listRateCards: endpoint({
    ...deskPaths.listRateCards,
    summary:
      'The machines by name, each with the card that counts on a day (today) in a city, or where no city differs.',
    query: z.strictObject({
      filter: queryText(100).optional(),
      subCategory: AskedSlug.optional(),
      city: AskedSlug.optional(),
      on: CivilDate.optional(),
      ...pageQuery,
    }),
    response: z.object({ rateCards: pageOf(ListedCard) }),
    problems: [],
  }),
  getRateCards: endpoint({
    ...deskPaths.getRateCards,
    summary: 'All cards of a product and of its sub-category, the newest first; costs only with the permission margin.',
    params: z.object({ slug: AskedSlug }),
    response: z.object({ product: CardProduct, rateCards: z.array(RateCard) }),
    problems: ['not-found'],
  }),
  addRateCard: endpoint({
    ...deskPaths.addRateCard,
    summary: 'Adds a card that counts from a day on, today or later. Cards are never changed.',
    body: NewRateCard,
    response: rateCard,
    status: 201,
    problems: ['not-found', 'rate-card-exists'],
  }),
  withdrawRateCard: endpoint({
    ...deskPaths.withdrawRateCard,
    summary: 'Withdraws a card that has not begun.',
    params: z.object({ id: Id }),
    body: z.strictObject({}),
    response: rateCard,
    problems: ['not-found', 'status-conflict'],
  }),
}
