// The addresses of pages, and the canonical form of an address.
import { allPages, pages } from '#contract/pages.ts'
import { canonicalIndustry } from '#server/modules/content/industries.ts'
import type { CanonicalCity } from '#server/modules/locations/locations.ts'
import { type PublicPage, pageTable } from '#server/platform/page-table.ts'

/** The page with the contact form, and the end of its address after sending without JavaScript. */
export const contactPage = { path: pages.aboutUs.path, sent: '?contact=sent#contact' }

/** Public pages with the query parameters that change them; the list of machines adds one per filterable spec. */
export function publicPages(specs: readonly string[]): PublicPage[] {
  // A plain form sends the two ends of a range separately; the page redirects to the canonical form.
  const ofSpecs = specs.flatMap((name) => [name, `${name}.min`, `${name}.max`])
  return allPages
    .filter(({ audience }) => audience === 'public')
    .map(({ path, params = [], filtersBySpecs }) => ({
      pattern: path,
      params: filtersBySpecs ? [...params, ...ofSpecs] : params,
    }))
}

/** Aliases of pages, each with its page. */
const twins = new Map(allPages.flatMap(({ path, twins = [] }) => twins.map((twin) => [twin, path])))

/** Words in place of a city that are not cities: `/rental/equipments` lists without a city. */
const NO_CITY = new Set(['equipments', 'equipment'])

function canonicalRental(path: string, canonicalCity: CanonicalCity) {
  const [, rental = '', city, ...rest] = path.toLowerCase().split('/')
  if (rental !== 'rental' || city === undefined || NO_CITY.has(city)) return path.toLowerCase()
  const known = canonicalCity(decodeURIComponent(city))
  return ['', rental, known ?? city, ...rest].join('/')
}

/** Public pages: their addresses hold nothing of a visitor's, so upper case means the same page. */
const isPublic = pageTable(publicPages([]), () => false)
const inLowerCase = (path: string) => {
  const lower = path.toLowerCase()
  return lower !== path && isPublic(new URL(lower, 'http://localhost')).kind === 'public' ? lower : path
}

/**
 * The specification names industries by their titles: `/industry-detail/wind%20energy` is
 * `/industry-detail/wind-energy`.
 */
function canonicalContent(path: string) {
  const [, page = '', name, ...rest] = path.split('/')
  if (page.toLowerCase() !== 'industry-detail' || name === undefined) return path.toLowerCase()
  return ['', 'industry-detail', canonicalIndustry(decodeURIComponent(name)) ?? name, ...rest].join('/')
}

/** The canonical path by kind of page: rental pages, content pages, and others, lower-cased if public. */
function canonicalPath(path: string, canonicalCity: CanonicalCity) {
  if (/^\/rental(\/|$)/i.test(path)) return canonicalRental(path, canonicalCity)
  return /^\/(industr(y-detail|ies)|blogs?|resources)(\/|$)/i.test(path) ? canonicalContent(path) : inLowerCase(path)
}

/**
 * The canonical address of a page (lower case, the city's or industry's own slug, no trailing slash), if it differs.
 */
export const whereItLives =
  (canonicalCity: CanonicalCity) =>
  ({ pathname, search }: URL): string | undefined => {
    // Two leading slashes would name another host.
    const single = pathname.replace(/\/+/g, '/')
    const path = single === '/' ? single : single.replace(/\/$/, '')
    const known = canonicalPath(path, canonicalCity)
    const lives = twins.get(known) ?? known
    return lives === pathname ? undefined : `${lives}${search}`
  }
