/** The content of a worker's cache on the phone, listed by the build (`scripts/field-worker.ts`). */
export type Kept = {
  /** Changes with anything below. */
  readonly version: string
  readonly language: string
  /** The prefix of the language's addresses: '' or '/hi'. */
  readonly base: string
  /** Addresses of the field's pages, without their queries. */
  readonly pages: readonly string[]
  /** Addresses of scripts, styles, fonts and icons. */
  readonly files: readonly string[]
  /** The version of the router's site map. */
  readonly siteMap: string
}

const FOLDER = '/assets/'
const SITE_MAP = '/__manifest'

export const cacheName = ({ language, version }: Kept) => `field-${language}-${version}`

/** Whether a cache belongs to an earlier version of the same language. */
export const isOutdated = (kept: Kept, name: string) =>
  name.startsWith(`field-${kept.language}-`) && name !== cacheName(kept)

/** The address of the part of the site map that the field needs. */
export const siteMapOf = ({ base, pages, siteMap }: Kept) =>
  `${base}${SITE_MAP}?${new URLSearchParams({ paths: pages.join(','), version: siteMap })}`

/** A request as far as the worker judges it. */
type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/**
 * Returns the way to answer a request: a `file` from the cache first, a `page` or a part of the `map` from the network
 * while there is one; undefined for everything that is none of the worker's business, such as all calls.
 */
export function kindOf(kept: Kept, origin: string, { method, mode, url }: Asked) {
  const { origin: asked, pathname, searchParams } = new URL(url)
  if (method !== 'GET' || asked !== origin) return undefined
  if (mode === 'navigate') return kept.pages.includes(pathname) ? 'page' : undefined
  if (pathname === `${kept.base}${SITE_MAP}`) return isOfField(kept, searchParams) ? 'map' : undefined
  return pathname.startsWith(FOLDER) || kept.files.includes(pathname) ? 'file' : undefined
}

/** Whether the kept part of the site map holds all these addresses: pages of the field and what leads to them. */
function isOfField({ pages, siteMap }: Kept, asked: URLSearchParams) {
  const leads = (path: string) => pages.some((page) => page === path || page.startsWith(`${path}/`))
  const paths = asked.get('paths')?.split(',') ?? []
  return asked.get('version') === siteMap && paths.every(leads)
}
