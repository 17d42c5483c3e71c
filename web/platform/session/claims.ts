import type { Claims, Role } from '#contract/session.ts'
import type { Audience } from './audiences.ts'

/**
 * Claims of an access token, unverified: they only give the screen a name and a role, and the server trusts none of
 * them. Checked by hand, as the contract's schema would bring Zod into the first load of every page.
 */
export function readClaims(accessToken: string): Claims | undefined {
  const claims = payloadOf(accessToken)
  return isClaims(claims) ? claims : undefined
}

/** Whether a role counts as logged in: on the site only these two do (specification section 4), at the desk staff. */
export const countsAsLoggedIn = (role: Role, audience: Audience) =>
  audience === 'desk' ? role === 'ROLE_STAFF' : role === 'ROLE_USER' || role === 'ROLE_ADMIN'

function payloadOf(token: string): unknown {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

const TEXTS = ['role', 'phoneEmail', 'publicKey', 'userId', 'name', 'userType', 'status'] as const

function isClaims(value: unknown): value is Claims {
  if (typeof value !== 'object' || value === null) return false
  const claims = value as Record<string, unknown>
  return (
    TEXTS.every((key) => typeof claims[key] === 'string') &&
    Number.isInteger(claims['exp']) &&
    Number.isInteger(claims['iat'])
  )
}
