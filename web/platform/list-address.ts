import { useNavigate, useSearchParams } from 'react-router'

/** What a list is asked for; pages count from 0, `sort` is a column's, `-` in front of it turns it round. */
export type ListSearch = { q: string; filters: Readonly<Record<string, string>>; sort: string; page: number }

/** The values that the address may name: of each filter, and of the order. */
export type Listable = { filters?: Readonly<Record<string, readonly string[]>>; sorts?: readonly string[] }

const LONGEST = 100

/** What the address asks for; anything it cannot mean is left out. */
export function listSearchOf(params: URLSearchParams, { filters = {}, sorts = [] }: Listable = {}): ListSearch {
  const page = params.get('page') ?? ''
  const sort = params.get('sort') ?? ''
  const chosen = Object.entries(filters).flatMap(([name, values]) => {
    const value = params.get(name)
    return value !== null && values.includes(value) ? [[name, value]] : []
  })
  return {
    q: (params.get('q') ?? '').trim().slice(0, LONGEST),
    filters: Object.fromEntries(chosen),
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : '',
    page: /^\d{1,3}$/.test(page) ? Number(page) : 0,
  }
}

/** The query of the address that asks for it; the whole list's first page has none. */
export function listQuery({ q, filters, sort, page }: ListSearch) {
  const entries = Object.entries({ q, ...filters, sort, page: page === 0 ? '' : String(page) })
  const params = new URLSearchParams(entries.filter(([, value]) => value !== ''))
  return params.size === 0 ? '' : `?${params}`
}

/** Search, filters, order and page of a list live in its address, so that Back and a link bring them again. */
export function useListAddress(listable: Listable = {}) {
  const search = listSearchOf(useSearchParams()[0], listable)
  const navigate = useNavigate()
  const addressOf = (change: Partial<ListSearch>) => ({ search: listQuery({ ...search, page: 0, ...change }) })
  const go = (change: Partial<ListSearch>, replace = false) =>
    void navigate(addressOf(change), { replace, preventScrollReset: true })
  return {
    search,
    address: listQuery(search),
    /** Looks for something else; Back leads to the whole list, not through every letter. */
    find(typed: string) {
      const q = typed.trim()
      if (q !== search.q) go({ q }, search.q !== '')
    },
    choose: (name: string, value: string) => go({ filters: { ...search.filters, [name]: value } }),
    sortBy: (sort: string) => go({ sort }),
    sortAddress: (sort: string) => addressOf({ sort }),
    pageAddress: (page: number) => addressOf({ page }),
  }
}
