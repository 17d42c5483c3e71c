import { dateInIndia } from '#contract/dates.ts'
import type { NewRateCard } from '#contract/rate-card.ts'
import { type cardFor, cardsFor } from '#server/modules/rate-card/hire-terms.ts'
import { addCards } from '#server/modules/rate-card/rate-card.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { readProducts } from './data-files.ts'
import { kavita } from './demo-staff.ts'
import { seededId } from './seeded-id.ts'

/** In rupees: the operator a month and a day, a trip (base with 20 km, a further kilometre), and the own costs a month. */
type Offer = { operator: [month: number, day: number]; trip: [base: number, perKm: number]; costs?: [number, number] }

/** The figures that the published rates leave open, invented for the demo's machines. */
const offers: Record<string, Offer> = {
  'genie-gs-1930': { operator: [20_000, 1_200], trip: [4_000, 60], costs: [12_500, 17_000] },
  'genie-gs-3246': { operator: [20_000, 1_200], trip: [5_500, 80], costs: [25_000, 17_000] },
  'sinoboom-3246e': { operator: [20_000, 1_200], trip: [5_500, 80], costs: [22_500, 17_000] },
  'jlg-450aj': { operator: [28_000, 1_600], trip: [9_000, 100], costs: [68_000, 23_000] },
  'jcb-3dx-ecoxpert': { operator: [0, 0], trip: [6_000, 70], costs: [58_000, 0] },
  'escorts-f15': { operator: [0, 0], trip: [4_500, 60], costs: [56_000, 0] },
}

/** A trip by how the machine travels; those that take several trailers are quoted per trip. */
const trips: Record<string, Offer['trip']> = {
  small: [2_500, 40],
  truck: [5_000, 75],
  self: [8_000, 90],
  lowbed: [14_000, 140],
}
/** An operator in rupees a month and a day where the published rate includes none. */
const OPERATOR: Offer['operator'] = [24_000, 1_400]

/** Every other machine of the catalogue whose transport has a price. */
const others = () =>
  readProducts().flatMap(({ slug, mobilisation, rate }): [string, Offer][] => {
    const trip = trips[mobilisation.mode]
    if (!trip || Object.hasOwn(offers, slug)) return []
    return [[slug, { operator: /\boperator\b/.test(rate.rateIncludes) ? [0, 0] : OPERATOR, trip }]]
  })

const paise = (rupees: number) => rupees * 100
const TRIP_COST_SHARE = 0.8

type Card = NonNullable<Awaited<ReturnType<typeof cardFor>>>

/** The machine's own rates with everything that a quote needs beside them. */
function cardOf(productId: string, card: Card, { offer, from }: { offer: Offer; from: string }) {
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
    costs: offer.costs
      ? {
          machinePerMonthPaise: paise(offer.costs[0]),
          operatorPerMonthPaise: paise(offer.costs[1]),
          tripPaise: paise(base * TRIP_COST_SHARE),
        }
      : null,
  } satisfies NewRateCard
}

/** Gives the demo's machines complete rate cards, in one act; those that have one keep it. */
export const seedDemoRates = (tools: Tools) =>
  act(tools, kavita, async (action) => {
    const all = [...Object.entries(offers), ...others()].map(([slug, offer]) => ({ slug, offer }))
    const on = dateInIndia(action.now)
    const found = await cardsFor(
      action.tx,
      all.map(({ slug }) => ({ productId: seededId(slug), city: 'pune', on })),
    )
    const cards = all.flatMap(({ slug, offer }, index) => {
      const card = found[index]
      return card && card.mobilisation === null ? [cardOf(seededId(slug), card, { offer, from: on })] : []
    })
    if (cards.length > 0) await addCards(action, cards)
  })
