import { redirect } from 'react-router'
import { ownAddress } from './own-address.ts'
import { rememberPath } from './remember-path.ts'
import { type Audience, audiences } from './session/audiences.ts'

/**
 * Client middleware of guarded pages: without a stored refresh token of its audience, the browser goes to the
 * audience's home (specification section 2).
 */
export const requireRefreshToken =
  (audience: Audience) =>
  ({ request }: { request: Request }) => {
    const { tokenKey, home } = audiences[audience]
    if (localStorage.getItem(tokenKey)) return
    const { pathname, search } = new URL(request.url)
    rememberPath(ownAddress(pathname) + search, undefined, audience)
    throw redirect(home)
  }
