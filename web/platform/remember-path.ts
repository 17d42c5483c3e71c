import { WANTED_BY_KEY, WANTED_KEY } from './wanted-path.ts'

/** Keeps the page that somebody could not see yet; with `userId` one that was theirs, and nobody else is led to it. */
export function rememberPath(path: string, userId?: string) {
  sessionStorage.setItem(WANTED_KEY, path)
  if (userId === undefined) sessionStorage.removeItem(WANTED_BY_KEY)
  else sessionStorage.setItem(WANTED_BY_KEY, userId)
}
