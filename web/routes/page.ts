import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type PageName, pages } from '#contract/pages.ts'

type Options = {
  /** Where several pages share a file: the name that keeps their routes apart. */
  id?: string
  /** The page whose route this one stands in. */
  under?: PageName
}

/** The route of a page: its address comes from the contract's table, its screen from the file (a path in `web/`). */
export function page(name: PageName, file: string, { id, under = 'home' }: Options = {}): RouteConfigEntry {
  const path = pages[name].path.slice(pages[under].path.length).replace(/^\//, '')
  return id === undefined ? route(path, file) : route(path, file, { id })
}
