// The part of the site map that a page needs. The router prepares and searches the whole one for each page: on a site of
// many routes, a tenth of what a page costs.
import type { EntryContext, StaticHandlerContext } from 'react-router'

type Match = StaticHandlerContext['_match']
type Manifest = EntryContext['manifest']

const MATCHES_MAX = 500
/** By the site map they belong to: development makes new ones. */
const matches = new WeakMap<Match, Map<string, ReturnType<Match>>>()
const manifests = new WeakMap<Manifest, Map<string, Manifest>>()

/** The router's context for one page. */
export function siteOfPage(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext: page } = entry
  const ids = page.matches.map(({ route }) => route.id)
  return {
    ...entry,
    manifest: manifestOf(manifest, ids),
    staticHandlerContext: { ...page, _match: keptMatch(page._match) },
  }
}

/**
 * Empties the context of a rendered page. The router's getters outlive it until V8 searches all memory (decision 91), and would
 * keep its data.
 */
export function forgetPage({ staticHandlerContext: page }: EntryContext) {
  page.loaderData = {}
  page.matches = []
}

/** The page's own routes and those beside them, without the insides of other frames. Equal for all pages of a route. */
function manifestOf(manifest: Manifest, ids: readonly string[]): Manifest {
  const kept = keptOf(manifests, manifest)
  const key = ids.join()
  const near = kept.get(key) ?? { ...manifest, routes: nearbyRoutes(manifest, ids) }
  kept.set(key, near)
  return near
}

const nearbyRoutes = ({ routes }: Manifest, ids: readonly string[]): Manifest['routes'] =>
  Object.fromEntries(
    Object.entries(routes).filter(
      ([id, route]) => ids.includes(id) || route?.parentId === undefined || ids.includes(route.parentId),
    ),
  )

/** Matches addresses with routes, each once: those above a page, which it tells the browser, are few in each city. */
function keptMatch(match: Match): Match {
  const kept = keptOf(matches, match)
  return (address) => {
    if (typeof address !== 'string') return match(address)
    const known = kept.get(address)
    if (known !== undefined) return known
    const found = match(address)
    if (kept.size >= MATCHES_MAX) kept.clear()
    kept.set(address, found)
    return found
  }
}

function keptOf<Owner extends object, Value>(all: WeakMap<Owner, Map<string, Value>>, owner: Owner) {
  const kept = all.get(owner) ?? new Map<string, Value>()
  all.set(owner, kept)
  return kept
}
