import { Problem } from '#contract/problems.ts'
import { sessionApi } from '#contract/session.ts'
import type { Serve } from '#server/platform/serve.ts'
import { violation } from '#server/platform/violations.ts'
import { logout, refreshTokens } from './families.ts'
import { registerUser, requestOtp, verifyOtp } from './session.ts'
import type { SessionTools } from './tools.ts'

type Carrier = { refreshToken?: string | undefined } | null | undefined

/** The refresh token of the query or the body; both are allowed only if they are equal. */
function carriedToken(query: Carrier, body: Carrier) {
  const token = query?.refreshToken || body?.refreshToken
  if (!token) throw new Problem('bad-request', { violations: [violation('refreshToken', 'required')] })
  if (body?.refreshToken && body.refreshToken !== token)
    throw new Problem('bad-request', { violations: [violation('refreshToken', 'invalid')] })
  return token
}

/** Signing in and out, and the tokens of a session. */
export function sessionRoutes(serve: Serve, tools: SessionTools) {
  serve(sessionApi.requestOtp, ({ query, ...visitor }) => requestOtp(tools, query.phoneOrEmail, visitor))
  serve(sessionApi.sendOtp, ({ body, ...visitor }) => requestOtp(tools, body.phoneOrEmail, visitor))
  serve(sessionApi.verifyOtp, ({ body, ...visitor }) => verifyOtp(tools, body, visitor))
  serve(sessionApi.refreshTokens, async ({ query, body }) => {
    const tokens = await refreshTokens(tools, carriedToken(query, body))
    return { ...tokens, newToken: tokens.accessToken }
  })
  serve(sessionApi.logout, ({ query, body }) => logout(tools, carriedToken(query, body)))
  serve(sessionApi.registerUser, ({ caller, body }) => registerUser(tools, caller, body))
}
