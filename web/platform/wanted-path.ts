export const WANTED_KEY = 'yantra.wanted'
/** Whose page it was, where it was somebody's. */
export const WANTED_BY_KEY = 'yantra.wantedBy'

/** Keeps the page that somebody could not see yet; with `userId` one that was theirs, and nobody else is led to it. */
export function rememberPath(path: string, userId?: string) {
  sessionStorage.setItem(WANTED_KEY, path)
  if (userId === undefined) sessionStorage.removeItem(WANTED_BY_KEY)
  else sessionStorage.setItem(WANTED_BY_KEY, userId)
}

/** Whether somebody was turned away from a page and has not signed in since. */
export const isPathWanted = () => sessionStorage.getItem(WANTED_KEY) !== null
