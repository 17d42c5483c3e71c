import { enquiryStatuses } from '#contract/enquiries.ts'
import type { EnquirySearch } from './enquiries.queries.ts'

/** What the address asks for; anything it cannot mean is left out. */
export function searchOf(params: URLSearchParams): EnquirySearch {
  const filter = enquiryStatuses.find((status) => status === params.get('filter'))
  const q = params.get('q')?.trim().slice(0, 100)
  const page = params.get('page') ?? '0'
  return { ...(filter ? { filter } : {}), ...(q ? { q } : {}), page: /^\d{1,3}$/.test(page) ? Number(page) : 0 }
}

/** The address of another page of the same list. */
export function pageAddress(search: EnquirySearch, page: number) {
  const entries = Object.entries({ ...search, page: page === 0 ? undefined : page })
  return `?${new URLSearchParams(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])))}`
}
