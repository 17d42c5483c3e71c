// Which addresses are pages, and where an address really lives.
import type { CanonicalCity } from '#server/modules/locations/locations.ts'
import type { PublicPage } from '#server/platform/page-table.ts'

/** Pages that carry nobody's data until the browser has asked for it with a token. */
export const guardedPages = ['/cart', '/enquiry', '/my-profile', '/my-rental', '/rentals']

const UNDER_EQUIPMENTS = [
  '',
  '/:productLineId',
  '/:productLineId/:categoryId',
  '/:productLineId/:categoryId/:subcategoryId',
]
const LIST_PARAMS = ['filter', 'sort', 'page', 'size']

/** Every public page with the query parameters that change what it shows; `specs` are the filterable ones. */
export function publicPages(specs: readonly string[]): PublicPage[] {
  const lists = UNDER_EQUIPMENTS.map((end) => `equipments${end}`)
  // A plain form sends the two ends of a range apart; the page redirects to the one way of writing them.
  const listParams = [...LIST_PARAMS, ...specs.flatMap((spec) => [spec, `${spec}.min`, `${spec}.max`])]
  return [
    { pattern: '/' },
    { pattern: '/rental', params: ['city'] },
    { pattern: '/rental/equipment/:productId', params: ['city'] },
    ...lists.map((list) => ({ pattern: `/rental/${list}`, params: ['city', ...listParams] })),
    { pattern: '/rental/:location' },
    { pattern: '/rental/:location/equipment/:productId' },
    ...lists.map((list) => ({ pattern: `/rental/:location/${list}`, params: listParams })),
  ]
}

/** Words in a city's place that are none: `/rental/equipments` lists without a city. */
const NO_CITY = new Set(['equipments', 'equipment'])

function canonicalRental(path: string, canonicalCity: CanonicalCity) {
  const [, rental = '', city, ...rest] = path.toLowerCase().split('/')
  if (rental !== 'rental' || city === undefined || NO_CITY.has(city)) return path.toLowerCase()
  const known = canonicalCity(decodeURIComponent(city))
  return ['', rental, known ?? city, ...rest].join('/')
}

/** The one address of a rental page (lower case, the city's own slug, no slash at the end), when that is another. */
export const whereItLives =
  (canonicalCity: CanonicalCity) =>
  ({ pathname, search }: URL): string | undefined => {
    // Two slashes at the beginning would name another host.
    const single = pathname.replace(/\/+/g, '/')
    const path = single === '/' ? single : single.replace(/\/$/, '')
    const lives = /^\/rental(\/|$)/i.test(path) ? canonicalRental(path, canonicalCity) : path
    return lives === pathname ? undefined : `${lives}${search}`
  }
