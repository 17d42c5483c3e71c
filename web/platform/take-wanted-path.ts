// Kept apart from `wanted-path.ts`, which every page loads: this loads with the sign-in dialog.
import { sessionStates } from './session/state.ts'
import { WANTED_BY_KEY, WANTED_KEY } from './wanted-path.ts'

/** The path as a browser resolves it, or undefined if it leads away from this site, whoever stored it (B-46). */
function onThisSite(path: string) {
  const { origin } = location
  const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined
  // Two leading slashes would name another host.
  return url?.origin === origin && /^\/(?!\/)/.test(url.pathname) ? url.pathname + url.search : undefined
}

function isTheirs(userId: string | null) {
  const now = sessionStates.customer.get()
  return userId === null || (now.status === 'signed-in' && now.claims.userId === userId)
}

function taken(key: string) {
  const value = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return value
}

/**
 * Takes the path where the guard turned the user away, once; signing in leads there, but no other user (B-09). Always
 * an address of this site.
 */
export function takeWantedPath() {
  const [wanted, userId] = [taken(WANTED_KEY), taken(WANTED_BY_KEY)]
  return wanted !== null && isTheirs(userId) ? onThisSite(wanted) : undefined
}
