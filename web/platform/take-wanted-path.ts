// Apart from `wanted-path.ts`, which every page loads: this comes with the dialog that signs in.
import { WANTED_KEY } from './wanted-path.ts'

/** The address as a browser reads it; nothing where that leads away from this site, whoever put it there (B-46). */
function onThisSite(path: string) {
  const { origin } = location
  const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined
  // Two slashes at the beginning would name another host.
  return url?.origin === origin && /^\/(?!\/)/.test(url.pathname) ? url.pathname + url.search : undefined
}

/** Where the guard turned someone away, once: signing in goes on there. Always an address of this site. */
export function takeWantedPath() {
  const wanted = sessionStorage.getItem(WANTED_KEY)
  sessionStorage.removeItem(WANTED_KEY)
  return wanted === null ? undefined : onThisSite(wanted)
}
