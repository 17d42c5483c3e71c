import type { Claims } from '#contract/session.ts'

const HOUR_SECONDS = 3600

/** The signed-in person. */
export const ASHA = {
  userId: '01980000-0000-7000-8000-0000000000a1',
  phoneEmail: '9000000077',
  publicKey: 'YAN-7Q2K',
  name: 'Asha Patil',
  status: 'ACTIVE',
}

/** The kinds of person who may be signed in, in the specification's words. */
const people = {
  individual: { ...ASHA, role: 'ROLE_USER', userType: 'INDIVIDUAL' },
  user: { ...ASHA, role: 'ROLE_USER', userType: 'COMPANY' },
  admin: { ...ASHA, role: 'ROLE_ADMIN', userType: 'COMPANY' },
} as const

/** The member of staff at the desk; the role decides which pages and calls are theirs. */
export const MEERA = {
  ...ASHA,
  userId: '01980000-0000-7000-8000-0000000000d1',
  phoneEmail: 'desk@yantra.example',
  name: 'Meera Joshi',
  role: 'ROLE_STAFF',
  userType: 'INDIVIDUAL',
} as const

/** The claims of an access token at the desk, valid for an hour. */
export function deskClaims(): Claims {
  const iat = Math.floor(Date.now() / 1000)
  return { ...MEERA, iat, exp: iat + HOUR_SECONDS }
}

export type Person = keyof typeof people

/** The claims of a person's access token, valid for an hour. */
export function claimsOf(person: Person, more: Partial<Claims> = {}): Claims {
  const iat = Math.floor(Date.now() / 1000)
  return { ...people[person], iat, exp: iat + HOUR_SECONDS, ...more }
}

/** An access token that browsers can read; nothing here verifies it. */
export function accessTokenOf(claims: Claims): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  const payload = btoa(String.fromCharCode(...bytes))
  return `header.${payload.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`
}

/** The reply after a code was sent. */
export const CODE_SENT = { challenge: 'a-challenge', resendAfterSeconds: 60, expiresInSeconds: 300 }
