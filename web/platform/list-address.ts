import { useNavigate, useSearchParams } from 'react-router'

/** What a list is asked for; pages count from 0. */
export type ListSearch = { q: string; page: number }

const LONGEST = 100

/** What the address asks for; anything it cannot mean is left out. */
export function listSearchOf(params: URLSearchParams): ListSearch {
  const page = params.get('page') ?? ''
  return { q: (params.get('q') ?? '').trim().slice(0, LONGEST), page: /^\d{1,3}$/.test(page) ? Number(page) : 0 }
}

/** The query of the address that asks for it; the whole list's first page has none. */
export function listQuery({ q, page }: ListSearch) {
  const params = new URLSearchParams({ ...(q === '' ? {} : { q }), ...(page === 0 ? {} : { page: String(page) }) })
  return params.size === 0 ? '' : `?${params}`
}

/** Filter and page of a list live in its address, so that Back and a link bring them again. */
export function useListAddress() {
  const search = listSearchOf(useSearchParams()[0])
  const navigate = useNavigate()
  return {
    search,
    address: listQuery(search),
    /** Looks for something else; Back leads to the whole list, not through every letter. */
    find(typed: string) {
      const q = typed.trim()
      if (q === search.q) return
      void navigate({ search: listQuery({ q, page: 0 }) }, { replace: search.q !== '', preventScrollReset: true })
    },
    pageAddress: (page: number) => ({ search: listQuery({ ...search, page }) }),
  }
}
