import { redirect } from 'react-router'
import { ownAddress } from './own-address.ts'
import { rememberPath } from './remember-path.ts'
import { REFRESH_TOKEN_KEY } from './session/state.ts'

/** Client middleware of guarded pages: without a stored refresh token the user is sent to '/' (specification section 2). */
export function requireRefreshToken({ request }: { request: Request }) {
  if (localStorage.getItem(REFRESH_TOKEN_KEY)) return
  const { pathname, search } = new URL(request.url)
  rememberPath(ownAddress(pathname) + search)
  throw redirect('/')
}
