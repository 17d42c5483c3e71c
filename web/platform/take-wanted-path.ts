// Kept apart from `wanted-path.ts`, which every page loads: this loads with the sign-in dialog.

import type { Audience } from './session/audiences.ts'
import { sessionStates } from './session/state.ts'
import { wantedByKey, wantedKey } from './wanted-path.ts'

/** The path as a browser resolves it, or undefined if it leads away from this site, whoever stored it (B-46). */
function onThisSite(path: string) {
  const { origin } = location
  const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined
  // Two leading slashes would name another host.
  return url?.origin === origin && /^\/(?!\/)/.test(url.pathname) ? url.pathname + url.search : undefined
}

function isTheirs(audience: Audience, userId: string | null) {
  const now = sessionStates[audience].get()
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
export function takeWantedPath(audience: Audience = 'customer') {
  const [wanted, userId] = [taken(wantedKey(audience)), taken(wantedByKey(audience))]
  return wanted !== null && isTheirs(audience, userId) ? onThisSite(wanted) : undefined
}
