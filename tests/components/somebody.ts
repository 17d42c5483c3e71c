import type { Claims } from '#contract/session.ts'

const HOUR_SECONDS = 3600

/** Whoever is signed in. */
export const ASHA = {
  userId: '01980000-0000-7000-8000-0000000000a1',
  phoneEmail: '9000000077',
  publicKey: 'YAN-7Q2K',
  name: 'Asha Patil',
  status: 'ACTIVE',
}

/** Who may be signed in, by the words of the specification. */
const people = {
  individual: { ...ASHA, role: 'ROLE_USER', userType: 'INDIVIDUAL' },
  user: { ...ASHA, role: 'ROLE_USER', userType: 'COMPANY' },
  admin: { ...ASHA, role: 'ROLE_ADMIN', userType: 'COMPANY' },
} as const

export type Person = keyof typeof people

/** The claims of somebody's access token, good for an hour. */
export function claimsOf(person: Person, more: Partial<Claims> = {}): Claims {
  const iat = Math.floor(Date.now() / 1000)
  return { ...people[person], iat, exp: iat + HOUR_SECONDS, ...more }
}

/** An access token that browsers can read; nobody here verifies it. */
export function accessTokenOf(claims: Claims): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  const payload = btoa(String.fromCharCode(...bytes))
  return `header.${payload.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`
}

/** A code is on its way. */
export const CODE_SENT = { challenge: 'a-challenge', resendAfterSeconds: 60, expiresInSeconds: 300 }
