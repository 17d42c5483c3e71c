/**
 * A public page: its address with `:name` for one segment (`:name?` if optional), and the query parameters that change
 * its content.
 */
export type PublicPage = { pattern: string; params?: readonly string[] }

/**
 * The kind of an address: cached under its key, a shell behind the guard, a part of the router's site map, or none of
 * these.
 */
type Standing = { kind: 'public'; key: string } | { kind: 'guarded' } | { kind: 'routes' } | { kind: 'other' }

/** The router requests the part of its site map that a page's links need here. */
const ROUTES_PATH = '/__manifest'

/** The router requests a page's data at its own address with this suffix; after a slash it adds `_` before it. */
const DATA_ENDING = /(?:(?<=\/)_)?\.data$/
/** The router's own parameter: the routes whose data it requests. */
const ROUTES_PARAM = '_routes'
/** Longer addresses are not real, and would only fill the memory. */
const KEY_LENGTH_MAX = 512

export const isDataPath = (pathname: string) => pathname.endsWith('.data')

/**
 * Classifies addresses by the two lists; a key contains the path and the known parameters in fixed order, never any
 * others.
 */
export function pageTable(publicPages: readonly PublicPage[], isGuarded: (path: string) => boolean) {
  const pages = publicPages.map(({ pattern, params = [] }) => ({ matches: matcherOf(pattern), params }))
  return (url: URL): Standing => {
    if (url.pathname === ROUTES_PATH) return { kind: 'routes' }
    const data = isDataPath(url.pathname)
    const path = data ? url.pathname.replace(DATA_ENDING, '') : url.pathname
    if (isGuarded(path)) return { kind: 'guarded' }
    const page = pages.find(({ matches }) => matches.test(path))
    if (!page) return { kind: 'other' }
    const key = keyOf(url, data ? [...page.params, ROUTES_PARAM] : page.params)
    return key.length > KEY_LENGTH_MAX ? { kind: 'other' } : { kind: 'public', key }
  }
}

const matcherOf = (pattern: string) => new RegExp(`^${pattern.slice(1).split('/').map(partMatcher).join('')}$`)

function partMatcher(part: string) {
  if (!part.startsWith(':')) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
  return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
}

function keyOf({ pathname, searchParams }: URL, params: readonly string[]) {
  const known = params.flatMap((name) => searchParams.getAll(name).map((value) => [name, value]))
  return known.length === 0 ? pathname : `${pathname}?${new URLSearchParams(known)}`
}
