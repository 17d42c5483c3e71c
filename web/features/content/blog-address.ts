import { pagePaths } from '#web/platform/paths.ts'

/** The state of the blog's list; pages count from 1. */
type BlogState = { tag: string | undefined; page: number }

/** Parses an address and drops invalid parts. */
export const readBlog = (parameters: URLSearchParams): BlogState => ({
  tag: parameters.get('tag') || undefined,
  page: /^[1-9]\d{0,3}$/.test(parameters.get('page') ?? '') ? Number(parameters.get('page')) : 1,
})

/** The canonical address of a state. */
export function blogAddress({ tag, page }: BlogState) {
  const query = new URLSearchParams({ ...(tag ? { tag } : {}), ...(page > 1 ? { page: String(page) } : {}) }).toString()
  return query === '' ? pagePaths.blogs() : `${pagePaths.blogs()}?${query}`
}
