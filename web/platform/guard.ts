import { redirect } from 'react-router'

/** Local storage key of the refresh token (specification section 9). */
export const REFRESH_TOKEN_KEY = 'refreshToken'
const WANTED_KEY = 'yantra.wanted'

/** Client middleware of guarded pages: without a stored refresh token the user is sent to '/' (specification section 2). */
export function requireRefreshToken({ request }: { request: Request }) {
  if (localStorage.getItem(REFRESH_TOKEN_KEY)) return
  const { pathname, search } = new URL(request.url)
  rememberPath(pathname + search)
  throw redirect('/')
}

/** Keeps the page that somebody could not see yet. */
export const rememberPath = (path: string) => sessionStorage.setItem(WANTED_KEY, path)

/** Whether somebody was turned away from a page and has not signed in since. */
export const isPathWanted = () => sessionStorage.getItem(WANTED_KEY) !== null

/** Where the guard turned someone away, once: signing in goes on there. Always an address of this site. */
export function takeWantedPath() {
  const wanted = sessionStorage.getItem(WANTED_KEY)
  sessionStorage.removeItem(WANTED_KEY)
  return wanted ?? undefined
}
