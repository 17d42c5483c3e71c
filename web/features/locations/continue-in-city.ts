import { pagePaths } from '#web/platform/paths.ts'

/** Parameters that are specific to one city's list. */
const LEFT_BEHIND = ['page', 'city']

type Address = { pathname: string; search: string }

/**
 * The same page in another city: `/rental/equipments/x` and `/rental/pune/equipments/x` →
 * `/rental/mumbai/equipments/x`. Pages outside of renting have no city: the home page continues to the city, any other
 * page stays.
 */
export function continueInCity({ pathname, search }: Address, city: string) {
  if (pathname === '/') return pagePaths.rental(city)
  if (!/^\/rental(\/|$)/.test(pathname)) return pathname + search
  const segments = pathname.split('/').slice(2).filter(Boolean)
  const rest = isPlace(segments[0]) ? segments : segments.slice(1)
  return [pagePaths.rental(city), ...rest].join('/') + kept(search)
}

/** Never cities (`contract/pages.ts`). */
const PLACES = ['equipments', 'equipment', 'find']
const isPlace = (segment: string | undefined) => segment !== undefined && PLACES.includes(segment)

function kept(search: string) {
  const parameters = new URLSearchParams(search)
  for (const name of LEFT_BEHIND) parameters.delete(name)
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}
