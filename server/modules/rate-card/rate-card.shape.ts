// Rows as replies, and the other way round.
import type { NewRateCard, RateCard } from '#contract/rate-card.ts'
import type { CardRow, CostRow, FoundCard } from './cards.store.ts'

export const offerOf = (card: CardRow) => ({
  perMonthPaise: card.month_paise,
  perWeekPaise: card.week_paise,
  perDayPaise: card.day_paise,
  operatorPerMonthPaise: card.operator_month_paise,
  operatorPerDayPaise: card.operator_day_paise,
  mobilisation: card.mobilisation,
  terms: card.terms,
})

export const costsOf = (cost: CostRow | null) =>
  cost && {
    machinePerMonthPaise: cost.machine_month_paise,
    operatorPerMonthPaise: cost.operator_month_paise,
    tripPaise: cost.trip_paise,
  }

export const costRow = (costs: NonNullable<NewRateCard['costs']>): CostRow => ({
  machine_month_paise: costs.machinePerMonthPaise,
  operator_month_paise: costs.operatorPerMonthPaise,
  trip_paise: costs.tripPaise,
})

/** A card without its state, which depends on the cards beside it. */
export const shownCard = (card: CardRow, cityName: string | null) => ({
  rateCardId: card.rate_card_id,
  appliesTo: card.product_id === null ? ('SUB_CATEGORY' as const) : ('PRODUCT' as const),
  city: card.city === null ? null : { slug: card.city, name: cityName ?? card.city },
  from: card.valid_from,
  ...offerOf(card),
  madeAt: new Date(card.made_at).toISOString(),
  madeBy: card.made_by,
})

type Made = { rateCardId: string; now: Date; by: string }

export const cardRow = (card: NewRateCard, { rateCardId, now, by }: Made): CardRow => ({
  rate_card_id: rateCardId,
  product_id: card.productId ?? null,
  sub_category: card.subCategory ?? null,
  city: card.city,
  valid_from: card.from,
  month_paise: card.perMonthPaise,
  week_paise: card.perWeekPaise,
  day_paise: card.perDayPaise,
  operator_month_paise: card.operatorPerMonthPaise,
  operator_day_paise: card.operatorPerDayPaise,
  mobilisation: card.mobilisation,
  terms: card.terms,
  made_at: now.toISOString(),
  made_by: by,
  withdrawn_at: null,
})

const placeOf = ({ card }: FoundCard) => `${card.product_id} ${card.city}`

function stateOf({ card }: FoundCard, today: string, current: CardRow | undefined): RateCard['state'] {
  if (card.withdrawn_at !== null) return 'WITHDRAWN'
  if (card.valid_from > today) return 'FUTURE'
  return card === current ? 'CURRENT' : 'PAST'
}

/** Cards as people see them, with the state of each among the others; costs only where `withCosts`. */
export function shownCards(found: readonly FoundCard[], { today, withCosts }: { today: string; withCosts: boolean }) {
  const begun = found.filter(({ card }) => card.withdrawn_at === null && card.valid_from <= today)
  const newest = begun.toSorted((a, b) => a.card.valid_from.localeCompare(b.card.valid_from))
  const current = new Map(newest.map((one) => [placeOf(one), one.card]))
  return found.map((one) => ({
    ...shownCard(one.card, one.cityName),
    state: stateOf(one, today, current.get(placeOf(one))),
    ...(withCosts ? { costs: costsOf(one.cost) } : {}),
  }))
}
