import type { Person } from '#contract/profile.ts'

/** The two ways to reach a person, each proved by a code of its own. */
export type ContactKind = 'phone' | 'email'

export const contactKinds = ['phone', 'email'] as const

export const isContactKind = (value: string | null): value is ContactKind => value === 'phone' || value === 'email'

/** What somebody has given, whether a code has come back from it, and what signs in until one has. */
export function contactOf(person: Person, kind: ContactKind) {
  const [value, verified, proved] =
    kind === 'phone'
      ? [person.phone, person.isPhoneVerified, person.verifiedPhone]
      : [person.email, person.isEmailVerified, person.verifiedEmail]
  return { value, verified, replaced: verified ? null : proved }
}
