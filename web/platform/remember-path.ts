import type { Audience } from './session/audiences.ts'
import { wantedByKey, wantedKey } from './wanted-path.ts'

/** Keeps a page that needs a sign-in first. With `userId` it belongs to that user, and nobody else is led there. */
export function rememberPath(path: string, userId?: string, audience: Audience = 'customer') {
  sessionStorage.setItem(wantedKey(audience), path)
  if (userId === undefined) sessionStorage.removeItem(wantedByKey(audience))
  else sessionStorage.setItem(wantedByKey(audience), userId)
}
