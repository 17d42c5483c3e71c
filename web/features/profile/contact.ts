import type { Person } from '#contract/profile.ts'

/** The two kinds of contact points, each verified by its own code. */
export type ContactKind = 'phone' | 'email'

export const contactKinds = ['phone', 'email'] as const

export const isContactKind = (value: string | null): value is ContactKind => value === 'phone' || value === 'email'

/** The given contact point, whether it is verified, and the verified one it replaces, which signs in until then. */
export function contactOf(person: Person, kind: ContactKind) {
  const [value, verified, verifiedValue] =
    kind === 'phone'
      ? [person.phone, person.isPhoneVerified, person.verifiedPhone]
      : [person.email, person.isEmailVerified, person.verifiedEmail]
  return { value, verified, replaced: verified ? null : verifiedValue }
}
