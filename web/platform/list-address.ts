import { useAddressParams } from './address-params.ts'

/** The search of a list. Pages count from 0; `sort` names a column, with `-` in front for descending order. */
export type ListSearch = { q: string; filters: Readonly<Record<string, string>>; sort: string; page: number }

/** The values an address may contain: those of each filter or their pattern, and the sortable columns. */
export type Listable = { filters?: Readonly<Record<string, readonly string[] | RegExp>>; sorts?: readonly string[] }

const allows = (values: readonly string[] | RegExp, value: string) =>
  values instanceof RegExp ? values.test(value) : values.includes(value)

const LONGEST = 100
const WHOLE: Listable = {}

/** The search in an address; invalid parameters are ignored. */
export function listSearchOf(params: URLSearchParams, { filters = {}, sorts = [] }: Listable = {}): ListSearch {
  const page = params.get('page') ?? ''
  const sort = params.get('sort') ?? ''
  const chosen = Object.entries(filters).flatMap(([name, values]) => {
    const value = params.get(name)
    return value !== null && allows(values, value) ? [[name, value]] : []
  })
  return {
    q: (params.get('q') ?? '').trim().slice(0, LONGEST),
    filters: Object.fromEntries(chosen),
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : '',
    page: /^\d{1,3}$/.test(page) ? Number(page) : 0,
  }
}

/** The query string of a search; empty for the first page of the whole list. */
export function listQuery({ q, filters, sort, page }: ListSearch) {
  const entries = Object.entries({ q, ...filters, sort, page: page === 0 ? '' : String(page) })
  const params = new URLSearchParams(entries.filter(([, value]) => value !== ''))
  return params.size === 0 ? '' : `?${params}`
}

/** Keeps a list's search, filters, order and page in its address, so that Back and links restore them. */
export function useListAddress(listable = WHOLE) {
  const { params, latest, go } = useAddressParams()
  const search = listSearchOf(params, listable)
  const addressOf = (change: Partial<ListSearch>) => ({ search: listQuery({ ...search, page: 0, ...change }) })
  const show = (change: (before: ListSearch) => Partial<ListSearch>, replace = false) => {
    const before = listSearchOf(latest(), listable)
    go(new URLSearchParams(listQuery({ ...before, page: 0, ...change(before) })), { replace })
  }
  return {
    search,
    address: listQuery(search),
    /** Searches; Back leads to the whole list, not through each typed letter. */
    find(typed: string) {
      const q = typed.trim()
      if (q !== search.q) show(() => ({ q }), search.q !== '')
    },
    choose: (name: string, value: string) => show(({ filters }) => ({ filters: { ...filters, [name]: value } })),
    sortBy: (sort: string) => show(() => ({ sort })),
    sortAddress: (sort: string) => addressOf({ sort }),
    pageAddress: (page: number) => addressOf({ page }),
  }
}
