import { queryOptions, useQuery } from '@tanstack/react-query'
import { type DeskProduct, type DeskProductLine, productSorts } from '#contract/catalogue.desk.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call, callVersioned } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { translateNames } from '#web/platform/translate-names.ts'
import type { VersionOf } from '#web/platform/use-versioned.ts'

const NAME = 'desk-products'
const SLUG = /^[a-z0-9-]{1,80}$/
export type VersionedProduct = VersionOf<DeskProduct>

type Sort = (typeof productSorts)[number]
const sortOf = (asked: string): { sort?: Sort } => {
  const sort = productSorts.find((known) => known === asked)
  return sort === undefined ? {} : { sort }
}

export const deskProductList = cachedList<DeskProductLine>({
  name: NAME,
  idOf: ({ productId }) => productId,
  filters: { subCategory: SLUG, published: /^(yes|no)$/ },
  sorts: ['name', 'rate'],
  async ask({ q, filters, sort }, paged, signal) {
    const { subCategory } = filters
    const published = (['yes', 'no'] as const).find((known) => known === filters['published'])
    const query = {
      ...(q === '' ? {} : { filter: q }),
      ...(subCategory ? { subCategory } : {}),
      ...(published ? { published } : {}),
      ...sortOf(sort),
      ...paged,
    }
    return translateNames(await call('listDeskProducts', { query, signal })).products
  },
})

/** The current machine from the server, not cached. */
export async function newestProduct(slug: string, more: { signal?: AbortSignal } = {}): Promise<VersionedProduct> {
  const { answer, version } = await callVersioned('getDeskProduct', { params: { slug }, ...more })
  return { thing: answer.product, version }
}

const oneProduct = (slug: string) =>
  queryOptions({ queryKey: [NAME, 'one', slug], queryFn: ({ signal }) => newestProduct(slug, { signal }) })

export const useDeskProduct = (slug: string) => useQuery(oneProduct(slug), queryClient)

/** Keeps a saved machine, and asks for the lists anew. */
export function productChanged(saved: VersionedProduct) {
  queryClient.setQueryData(oneProduct(saved.thing.slug).queryKey, saved)
  deskProductList.askAgain()
}

const kinds = queryOptions({
  queryKey: [NAME, 'kinds'],
  queryFn: async ({ signal }) => translateNames(await call('listProductKinds', { signal })).kinds,
  staleTime: Number.POSITIVE_INFINITY,
})

/** The categories with the specs of their machines. */
export const useKinds = () => useQuery(kinds, queryClient)

const cities = queryOptions({
  queryKey: [NAME, 'cities'],
  queryFn: async ({ signal }) => translateNames(await call('listLocations', { signal })).locations,
  staleTime: Number.POSITIVE_INFINITY,
})

export const useAllCities = () => useQuery(cities, queryClient).data ?? []
