// Which addresses are pages, and where an address really lives.
import { canonicalIndustry } from '#server/modules/content/industries.ts'
import type { CanonicalCity } from '#server/modules/locations/locations.ts'
import { type PublicPage, pageTable } from '#server/platform/page-table.ts'

/** Beginnings of addresses behind the guard: they carry nobody's data until the browser has asked with a token. */
export const guardedPages = ['/cart', '/enquiry', '/my-profile', '/my-rental', '/rentals', '/desk']

const LISTS = ['', '/:line', '/:line/:category', '/:line/:category/:subCategory'].map((end) => `equipments${end}`)
const LIST_PARAMS = ['filter', 'sort', 'page', 'size', 'view']

/** Where the contact form stands, and what its address ends in once it was sent without JavaScript. */
export const contactPage = { path: '/about-us', sent: '?contact=sent#contact' }

/** Public pages with the query parameters that change them; the list of machines knows more for each filterable spec. */
export function publicPages(specs: readonly string[]): PublicPage[] {
  // A plain form sends the two ends of a range apart; the page redirects to the one way of writing it.
  const params = [...LIST_PARAMS, ...specs.flatMap((name) => [name, `${name}.min`, `${name}.max`])]
  return [
    { pattern: '/' },
    { pattern: '/undo-change' },
    { pattern: '/stop-updates' },
    { pattern: '/connected-rentals' },
    { pattern: contactPage.path, params: ['contact'] },
    { pattern: '/resources' },
    { pattern: '/resources/worker-safety' },
    { pattern: '/industries' },
    { pattern: '/industry-detail/:title' },
    { pattern: '/blogs', params: ['tag', 'page'] },
    { pattern: '/blog/:slug' },
    { pattern: '/rental', params: ['city'] },
    { pattern: '/rental/equipment/:product', params: ['city'] },
    ...LISTS.map((list) => ({ pattern: `/rental/${list}`, params: ['city', ...params] })),
    { pattern: '/rental/:location' },
    { pattern: '/rental/:location/equipment/:product' },
    // Its loader redirects any other way of naming the same machines, so that each comparison is kept once.
    { pattern: '/rental/:location/compare', params: ['machines', 'differences'] },
    ...LISTS.map((list) => ({ pattern: `/rental/:location/${list}`, params })),
  ]
}

/** Second names of pages, most of them in the specification, and the page each of them is. */
const twins: Readonly<Record<string, string>> = {
  '/industry-detail': '/industries',
  '/blog': '/blogs',
  '/my-profile': '/my-profile/profile-detail',
  '/my-profile/overview': '/my-profile/profile-detail',
  '/my-profile/company-organisation-detail': '/my-profile/organisation-detail',
  '/my-profile/edit-organisation': '/my-profile/edit-organisation-detail',
  '/my-rental': '/my-rental/manage-enquiry',
  '/my-rental/company': '/my-rental/company/overview',
}

/** Words in a city's place that are none: `/rental/equipments` lists without a city. */
const NO_CITY = new Set(['equipments', 'equipment'])

function canonicalRental(path: string, canonicalCity: CanonicalCity) {
  const [, rental = '', city, ...rest] = path.toLowerCase().split('/')
  if (rental !== 'rental' || city === undefined || NO_CITY.has(city)) return path.toLowerCase()
  const known = canonicalCity(decodeURIComponent(city))
  return ['', rental, known ?? city, ...rest].join('/')
}

/** Pages whose address has nothing of a visitor's in it: written in capitals it means the same page. */
const isPublic = pageTable(publicPages([]), [])
const inLowerCase = (path: string) => {
  const lower = path.toLowerCase()
  return lower !== path && isPublic(new URL(lower, 'http://localhost')).kind === 'public' ? lower : path
}

/** The specification names industries by their titles: `/industry-detail/wind%20energy` is `/industry-detail/wind-energy`. */
function canonicalContent(path: string) {
  const [, page = '', name, ...rest] = path.split('/')
  if (page.toLowerCase() !== 'industry-detail' || name === undefined) return path.toLowerCase()
  return ['', 'industry-detail', canonicalIndustry(decodeURIComponent(name)) ?? name, ...rest].join('/')
}

/** One way of writing for each kind of page: those of renting, of reading, and the rest, which is taken as it is. */
function canonicalPath(path: string, canonicalCity: CanonicalCity) {
  if (/^\/rental(\/|$)/i.test(path)) return canonicalRental(path, canonicalCity)
  return /^\/(industr(y-detail|ies)|blogs?|resources)(\/|$)/i.test(path) ? canonicalContent(path) : inLowerCase(path)
}

/** The one address of a page (lower case, the city's or the industry's own slug, no slash at the end), when that is another. */
export const whereItLives =
  (canonicalCity: CanonicalCity) =>
  ({ pathname, search }: URL): string | undefined => {
    // Two slashes at the beginning would name another host.
    const single = pathname.replace(/\/+/g, '/')
    const path = single === '/' ? single : single.replace(/\/$/, '')
    const known = canonicalPath(path, canonicalCity)
    const lives = twins[known] ?? known
    return lives === pathname ? undefined : `${lives}${search}`
  }
