import { audiences } from './audiences.ts'
import { sessionFor } from './session-for.ts'

type MaybeTokens = { accessToken?: string | undefined; refreshToken?: string | undefined }

/**
 * Replaces the customer's stored tokens by those of a reply, if its access token is not empty (specification section
 * 4); returns whether it did.
 */
export function adoptTokens({ accessToken, refreshToken }: MaybeTokens) {
  if (!accessToken) return false
  const stored = localStorage.getItem(audiences.customer.tokenKey) ?? ''
  sessionFor('customer').signIn({ accessToken, refreshToken: refreshToken || stored })
  return true
}
