import { audiences } from './audiences.ts'
import { sessionFor } from './session-for.ts'

type MaybeTokens = { accessToken?: string | undefined; refreshToken?: string | undefined }

/**
 * Tokens in a reply replace a customer's stored ones where the access token is not empty (specification section 4);
 * says whether there were any.
 */
export function adoptTokens({ accessToken, refreshToken }: MaybeTokens) {
  if (!accessToken) return false
  const stored = localStorage.getItem(audiences.customer.tokenKey) ?? ''
  sessionFor('customer').signIn({ accessToken, refreshToken: refreshToken || stored })
  return true
}
