import { type ListedCard, RateCard, rateCardApi } from '#contract/rate-card.ts'
import { LOCATIONS } from './enquiries.ts'
import type { Replies } from './replies.ts'
import { type Named, sampleOf } from './sample-of.ts'
import { idOf, pageOfFound } from './samples.ts'

const kind = { slug: 'electric-scissor-lift', name: 'Electric Scissor Lift' }

/** A card of ₹22,000 a month from 1 April 2026. */
export const aCard = (n: number, more: Named<RateCard> = {}) =>
  sampleOf(RateCard, {
    rateCardId: idOf(800 + n),
    from: '2026-04-01',
    state: 'CURRENT',
    perMonthPaise: 2_200_000,
    perDayPaise: 220_000,
    madeAt: '2026-04-01T00:00:00+05:30',
    ...more,
  })

const row = rateCardApi.listRateCards.response.shape.rateCards.shape.content.element
const listed = (slug: string, name: string, n: number, more: Named<ListedCard> = {}) =>
  sampleOf(row, { productId: idOf(820 + n), slug, name, subCategory: kind, card: aCard(n), ...more })

const NAMES = ['JLG 1930ES', 'Skyjack SJ3219', 'Haulotte Optimum 8', 'Sinoboom 0608SE']

/** A rate card with machines of every kind of note, as the server keeps it during a test. */
export function aRateCard() {
  const mobilisation = { basePaise: 800_000, includedKm: 40, perKmPaise: 9_000, leastPaise: 1_000_000 }
  const full = aCard(9, { perWeekPaise: 900_000, operatorPerMonthPaise: 1_800_000, mobilisation })
  const rows = [
    listed('genie-gs-1930', 'Genie GS-1930', 1, { changesOn: '2026-12-01', cities: ['Mumbai', 'Pune'] }),
    listed('genie-gs-2646', 'Genie GS-2646', 2, { card: full }),
    listed('genie-gs-3246', 'Genie GS-3246', 3, { card: null }),
    ...NAMES.map((name, n) => listed(`machine-${n}`, `${name} Electric Scissor Lift`, 10 + n)),
  ]
  const cards = [
    aCard(2, { from: '2026-12-01', state: 'FUTURE', perMonthPaise: 2_310_000, madeBy: 'Kavita Nair', costs: null }),
    aCard(1, { costs: { machinePerMonthPaise: 900_000 } }),
    aCard(3, { city: { slug: 'pune', name: 'Pune' }, from: '2026-06-01', perMonthPaise: 2_400_000, costs: null }),
    aCard(4, { from: '2026-02-01', state: 'PAST', perMonthPaise: 2_000_000, costs: null }),
  ]
  const replies: Replies = {
    listLocations: LOCATIONS,
    getProductCatalog: { productLines: [] },
    listRateCards: ({ query }) => ({ rateCards: pageOfFound(rows, query, ({ name }) => name) }),
    getRateCards: () => {
      const [{ productId, slug, name } = listed('', '', 0)] = rows
      return { product: { productId, slug, name, subCategory: kind }, rateCards: cards }
    },
    addRateCard: ({ body }) => {
      const { productId: _product, subCategory: _kind, city: _city, ...offer } = body
      const made = aCard(5, { ...offer, state: 'CURRENT', madeBy: 'Meera Joshi' })
      cards.unshift(made)
      return { rateCard: made }
    },
    withdrawRateCard: ({ params: { id } }) => ({
      rateCard: Object.assign(cards.find(({ rateCardId }) => rateCardId === id) ?? aCard(0), { state: 'WITHDRAWN' }),
    }),
  }
  return { replies, rows, cards }
}
