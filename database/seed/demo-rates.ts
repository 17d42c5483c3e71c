import { dateInIndia } from '#contract/dates.ts'
import type { NewRateCard } from '#contract/rate-card.ts'
import { cardFor } from '#server/modules/rate-card/hire-terms.ts'
import { addRateCard } from '#server/modules/rate-card/rate-card.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { kavita } from './demo-staff.ts'
import { seededId } from './seeded-id.ts'

/** In rupees: the operator a month and a day, a trip (base with 20 km, a further kilometre), and the own costs a month. */
type Offer = { operator: [month: number, day: number]; trip: [base: number, perKm: number]; costs: [number, number] }

/** What the published rates leave open, invented for the demo's machines. */
const offers: Record<string, Offer> = {
  'genie-gs-1930': { operator: [20_000, 1_200], trip: [4_000, 60], costs: [12_500, 17_000] },
  'genie-gs-3246': { operator: [20_000, 1_200], trip: [5_500, 80], costs: [25_000, 17_000] },
  'sinoboom-3246e': { operator: [20_000, 1_200], trip: [5_500, 80], costs: [22_500, 17_000] },
  'jlg-450aj': { operator: [28_000, 1_600], trip: [9_000, 100], costs: [68_000, 23_000] },
  'jcb-3dx-ecoxpert': { operator: [0, 0], trip: [6_000, 70], costs: [58_000, 0] },
  'escorts-f15': { operator: [0, 0], trip: [4_500, 60], costs: [56_000, 0] },
}

const paise = (rupees: number) => rupees * 100
const TRIP_COST_SHARE = 0.8

/** The machine's own rates with everything that a quote needs beside them. */
async function cardOf({ tx, now }: Parameters<Parameters<typeof act>[2]>[0], slug: string, offer: Offer) {
  const productId = seededId(slug)
  const from = dateInIndia(now)
  const card = await cardFor(tx, { productId, city: 'pune', on: from })
  if (!card) throw new Error(`The demo's machine ${slug} has no rate card.`)
  const { perMonthPaise, perWeekPaise, perDayPaise, agreed: terms } = card
  const [base, perKm] = offer.trip
  return {
    productId,
    city: null,
    from,
    perMonthPaise,
    perWeekPaise,
    perDayPaise,
    operatorPerMonthPaise: paise(offer.operator[0]),
    operatorPerDayPaise: paise(offer.operator[1]),
    mobilisation: { basePaise: paise(base), includedKm: 20, perKmPaise: paise(perKm), leastPaise: paise(base) },
    terms,
    costs: {
      machinePerMonthPaise: paise(offer.costs[0]),
      operatorPerMonthPaise: paise(offer.costs[1]),
      tripPaise: paise(base * TRIP_COST_SHARE),
    },
  } satisfies NewRateCard
}

/** Gives the demo's machines complete rate cards; those that have one keep it. */
export async function seedDemoRates(tools: Tools) {
  for (const [slug, offer] of Object.entries(offers)) {
    const isComplete = await act(tools, kavita, async ({ tx, now }) => {
      const card = await cardFor(tx, { productId: seededId(slug), city: 'pune', on: dateInIndia(now) })
      return card !== null && card.mobilisation !== null
    })
    if (isComplete) continue
    const card = await act(tools, kavita, (action) => cardOf(action, slug, offer))
    await addRateCard(tools, kavita, card)
  }
}
