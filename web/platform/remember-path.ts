import { WANTED_BY_KEY, WANTED_KEY } from './wanted-path.ts'

/** Keeps a page that needs a sign-in first. With `userId` it belongs to that user, and nobody else is led there. */
export function rememberPath(path: string, userId?: string) {
  sessionStorage.setItem(WANTED_KEY, path)
  if (userId === undefined) sessionStorage.removeItem(WANTED_BY_KEY)
  else sessionStorage.setItem(WANTED_BY_KEY, userId)
}
