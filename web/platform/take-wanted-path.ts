// Apart from `wanted-path.ts`, which every page loads: this comes with the dialog that signs in.
import { sessionStates } from './session/state.ts'
import { WANTED_BY_KEY, WANTED_KEY } from './wanted-path.ts'

/** The address as a browser reads it; nothing where that leads away from this site, whoever put it there (B-46). */
function onThisSite(path: string) {
  const { origin } = location
  const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined
  // Two slashes at the beginning would name another host.
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
 * Where the guard turned someone away, once: signing in goes on there, for nobody but who was there (B-09). Always an
 * address of this site.
 */
export function takeWantedPath() {
  const [wanted, userId] = [taken(WANTED_KEY), taken(WANTED_BY_KEY)]
  return wanted !== null && isTheirs(userId) ? onThisSite(wanted) : undefined
}
