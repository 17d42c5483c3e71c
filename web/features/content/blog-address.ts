import { pagePaths } from '#web/platform/paths.ts'

/** What the blog's list shows; the page counts from 1. */
export type BlogState = { tag: string | undefined; page: number }

/** Reads an address; what makes no sense in it is left out. */
export const readBlog = (parameters: URLSearchParams): BlogState => ({
  tag: parameters.get('tag') || undefined,
  page: /^[1-9]\d{0,3}$/.test(parameters.get('page') ?? '') ? Number(parameters.get('page')) : 1,
})

/** The one address of a state. */
export function blogAddress({ tag, page }: BlogState) {
  const query = new URLSearchParams({ ...(tag ? { tag } : {}), ...(page > 1 ? { page: String(page) } : {}) }).toString()
  return query === '' ? pagePaths.blogs() : `${pagePaths.blogs()}?${query}`
}
