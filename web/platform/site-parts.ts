// Parts of the site map. The router compares an address with all routes that it knows and prepares them for each page:
// with the whole site a page takes a third more time.
import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** The first word of an address or of its data, without the prefix of its language. */
export const beginningOf = (pathname: string) => pathname.replace(/\.data$/, '').split('/')[1] ?? ''

/** The address of a route from the top of the site. */
function addressOf(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id]
  if (route === undefined) return ''
  const above = addressOf(routes, route.parentId)
  return route.path ? `${above}/${route.path}` : above
}

/** For each beginning, the build with the routes of such addresses, the home page above them and the page for all others. */
export function partsOf({ routes, assets, ...build }: ServerBuild): ReadonlyMap<string, ServerBuild> {
  const beginnings = new Map(Object.keys(routes).map((id) => [id, beginningOf(addressOf(routes, id))]))
  const partOf = (beginning: string): ServerBuild => {
    const those = <Of>(all: Record<string, Of>) =>
      Object.fromEntries(Object.entries(all).filter(([id]) => ['', '*', beginning].includes(beginnings.get(id) ?? '')))
    return { ...build, routes: those(routes), assets: { ...assets, routes: those(assets.routes) } }
  }
  return new Map([...new Set(beginnings.values())].map((beginning) => [beginning, partOf(beginning)]))
}
