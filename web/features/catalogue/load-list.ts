import { redirect } from 'react-router'
import type { AskedTask } from '#contract/catalogue.ts'
import { PAGE_SIZE } from '#contract/paging.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import type { Call } from '#web/platform/call.ts'
import { found, notFound } from '#web/platform/found.ts'
import { ownAddress } from '#web/platform/own-address.ts'
import { activeFilters } from './active-filters.ts'
import { cardsOf } from './card-facts.ts'
import { isFiltered, isPlain, type ListState, listSearch, PLAIN, readList } from './list-address.ts'
import { listText } from './list-text.ts'
import { offered } from './offered.ts'
import { type PlaceSlugs, placeIn } from './place.ts'
import { tableOf } from './table-facts.ts'
import { howUnderstood } from './understood-list.ts'

type Asked = { call: Call; url: URL; location: string; slugs: PlaceSlugs }

/** Loads a page of the list. Another spelling of the address is redirected to the canonical one. */
export async function loadList({ call, url, location, slugs }: Asked) {
  const state = readList(url.searchParams)
  if (!isPlain(url.searchParams)) throw redirect(ownAddress(url.pathname) + listSearch(state))
  const [{ productLines }, { products, facets, capped, subCategories, understood, task }] = await Promise.all([
    found(call('getProductCatalog', { query: { location } })),
    found(listOrPlain(call, url, { ...scopeOf(location, slugs), ...queryOf(state) }, state)),
  ])
  const place = placeIn(productLines, slugs, subCategories)
  if (!place) throw notFound()
  const { content, totalElements, totalPages } = products
  if (content.length === 0 && totalElements > 0)
    throw redirect(ownAddress(url.pathname) + listSearch({ ...state, page: 1 }))
  const cards = cardsOf(content)
  return {
    ...place,
    state,
    products: cards,
    scales: new Set(cards.map(({ frame }) => frame.heightM)).size,
    storeyStep: cards[0]?.frame.storeyStep ?? 0,
    total: totalElements,
    capped,
    totalPages,
    facets: offered(facets, listText()),
    // The conditions of a task stand for its words.
    active: activeFilters(state, facets, listText()).slice(task ? 1 : 0),
    table: state.view === 'table' ? tableOf(content, facets) : undefined,
    understood: howUnderstood(understood, task),
    none: totalElements > 0 ? undefined : await alternatives(call, scopeOf(location, slugs), state, task),
  }
}

const scopeOf = (location: string, { productLineId, categoryId, subcategoryId }: PlaceSlugs) => ({
  location,
  ...(productLineId ? { productLine: productLineId } : {}),
  ...(categoryId ? { category: categoryId } : {}),
  ...(subcategoryId ? { subCategory: subcategoryId } : {}),
})

const queryOf = ({ filter, sort, specs, page }: ListState) => ({
  ...specs,
  ...(filter ? { filter } : {}),
  ...(sort ? { sort } : {}),
  page: String(page - 1),
  size: String(PAGE_SIZE),
})

/** Keeps only the words if this place lacks a filter or order, for example from an old link. */
async function listOrPlain(call: Call, url: URL, query: Record<string, string>, state: ListState) {
  try {
    return await call('listProducts', { query })
  } catch (error) {
    const plain = listSearch({ ...PLAIN, filter: state.filter.slice(0, 200), view: state.view })
    if (error instanceof ApiProblem && error.is('bad-request') && plain !== url.search) {
      throw redirect(ownAddress(url.pathname) + plain)
    }
    throw error
  }
}

/** Alternatives to an empty list: the same in other cities, and the nearest machines in this one. */
async function alternatives(call: Call, scope: ReturnType<typeof scopeOf>, state: ListState, task: AskedTask | null) {
  const { location, ...place } = scope
  // The answer of a task has its nearest machines with it.
  const wider = task
    ? []
    : [
        { ...scope, ...queryOf({ ...PLAIN, filter: state.filter }), size: '6' },
        { ...scope, page: '0', size: '6' },
        { location, page: '0', size: '6' },
      ]
  const [elsewhere = [], ...near] = await Promise.all(
    [{ ...place, ...queryOf({ ...state, sort: '', page: 1 }), size: '3' }, ...wider].map(
      async (query) => (await call('listProducts', { query })).products.content,
    ),
  )
  return {
    // Without a city, `available` means anywhere.
    elsewhere: cardsOf((isFiltered(state) || place.productLine ? elsewhere : []).map(awayFromHere)),
    nearest: cardsOf(
      task ? task.nearest.map(({ product }) => product) : (near.find((products) => products.length > 0) ?? []),
    ),
  }
}

const awayFromHere = <Machine extends { available: boolean }>(machine: Machine) => ({ ...machine, available: false })
