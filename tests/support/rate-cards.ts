import type { z } from 'zod'
import { addDays, dateInIndia } from '#contract/dates.ts'
import type { NewRateCard, RateCard } from '#contract/rate-card.ts'
import { AgreedTerms } from '#contract/rate-terms.ts'
import type { StaffPerson } from './server.ts'

let days = 0
/** A day that no other test of this process has used: cards from the same day exclude each other. */
export const aLaterDay = (now: Date) => addDays(dateInIndia(now), ++days)

/** A new card of a product; ₹70,000 a month. */
export const aCard = (productId: string, from: string) => ({
  productId,
  city: null,
  from,
  perMonthPaise: 7_000_000,
  perWeekPaise: null,
  perDayPaise: 400_000,
  operatorPerMonthPaise: 2_200_000,
  operatorPerDayPaise: null,
  mobilisation: { basePaise: 800_000, includedKm: 40, perKmPaise: 9_000, leastPaise: 1_000_000 },
  terms: AgreedTerms.parse({}),
  costs: { machinePerMonthPaise: 4_000_000, operatorPerMonthPaise: 1_800_000, tripPaise: null },
})

/** A rise of many rates by 5 %. */
export const aChange = (productIds: string[], from: string) => ({
  productIds,
  city: null,
  percent: '5',
  roundTo: '100' as const,
  from,
})

/** Adds a card as this member of staff. */
export const addCard = async (sales: StaffPerson, body: z.input<typeof NewRateCard>): Promise<RateCard> =>
  (await sales.call('addRateCard', { body })).rateCard
