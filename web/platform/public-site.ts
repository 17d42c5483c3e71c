// The site map without the pages behind the guard. The router compares each address with all routes that it knows and
// prepares them for each page; with those behind the guard, three in four, a page takes a third more time.
import type { ServerBuild } from 'react-router'
import { isGuarded } from '#contract/pages.ts'

type Routes = ServerBuild['routes']

/** The router requests parts of the whole site map here, also for links from public pages to others. */
const MANIFEST = '/__manifest'

/** Whether an address, without its language prefix, can only be that of a public page or of its data. */
export const isPublicAddress = (pathname: string) =>
  pathname !== MANIFEST && !isGuarded(pathname.replace(/\.data$/, ''))

/** The address of a route from the top of the site. */
function addressOf(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id]
  if (route === undefined) return ''
  const above = addressOf(routes, route.parentId)
  return route.path ? `${above}/${route.path}` : above
}

/** The build with the routes of public pages alone. */
export function publicPartOf({ routes, assets, ...build }: ServerBuild): ServerBuild {
  const publicOf = <Of>(all: Record<string, Of>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => !isGuarded(addressOf(routes, id))))
  return { ...build, routes: publicOf(routes), assets: { ...assets, routes: publicOf(assets.routes) } }
}
