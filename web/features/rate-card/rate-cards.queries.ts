import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ListedCard } from '#contract/rate-card.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { translateNames } from '#web/platform/translate-names.ts'

const NAME = 'rate-cards'
const SLUG = /^[a-z0-9-]{1,80}$/
const DAY = /^\d{4}-\d\d-\d\d$/

/** Machines with the cards that count for them. */
export const rateCardList = cachedList<ListedCard>({
  name: NAME,
  idOf: ({ productId }) => productId,
  filters: { subCategory: SLUG, city: SLUG, on: DAY },
  async ask({ q, filters }, paged, signal) {
    const query = { ...(q === '' ? {} : { filter: q }), ...filters, ...paged }
    return translateNames(await call('listRateCards', { query, signal })).rateCards
  },
})

const cardsOf = (slug: string) =>
  queryOptions({
    queryKey: [NAME, 'of', slug],
    queryFn: async ({ signal }) => translateNames(await call('getRateCards', { params: { slug }, signal })),
  })

/** All cards of a machine. */
export const useCardsOf = (slug: string) => useQuery(cardsOf(slug), queryClient)

/** Loads all rates anew after a change of any. */
export const ratesChanged = () => void queryClient.invalidateQueries({ queryKey: [NAME] })

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)

async function askPlaces(signal: AbortSignal) {
  const [{ locations }, { productLines }] = await Promise.all([
    call('listLocations', { signal }),
    call('getProductCatalog', { query: {}, signal }),
  ])
  const kinds = productLines.flatMap(({ categories }) => categories.flatMap(({ subCategories }) => subCategories))
  const named = translateNames({ cities: locations, kinds })
  return { cities: named.cities.toSorted(byName), kinds: named.kinds.toSorted(byName) }
}

const places = queryOptions({
  queryKey: ['rate-card-places'],
  queryFn: ({ signal }) => askPlaces(signal),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Cities and kinds of machines by name, for choices; empty until they have arrived. */
export const usePlaces = () => useQuery(places, queryClient).data ?? { cities: [], kinds: [] }
