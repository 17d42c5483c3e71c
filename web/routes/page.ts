import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type PageName, pages } from '#contract/pages.ts'

type Options = {
  /** A name that distinguishes the routes of pages that share a file. */
  id?: string
  /** The page of the parent route. */
  under?: PageName
}

/** The route of a page, with its address from the contract's table and its screen from a file (a path in `web/`). */
export function page(name: PageName, file: string, { id, under = 'home' }: Options = {}): RouteConfigEntry {
  const path = pages[name].path.slice(pages[under].path.length).replace(/^\//, '')
  return id === undefined ? route(path, file) : route(path, file, { id })
}
