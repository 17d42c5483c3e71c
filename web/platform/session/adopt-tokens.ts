import { session } from './current.ts'
import { REFRESH_TOKEN_KEY } from './state.ts'

type MaybeTokens = { accessToken?: string | undefined; refreshToken?: string | undefined }

/**
 * Tokens in a reply replace the stored ones where the access token is not empty (specification section 4);
 * says whether there were any.
 */
export function adoptTokens({ accessToken, refreshToken }: MaybeTokens) {
  if (!accessToken) return false
  session.signIn({ accessToken, refreshToken: refreshToken || (localStorage.getItem(REFRESH_TOKEN_KEY) ?? '') })
  return true
}
