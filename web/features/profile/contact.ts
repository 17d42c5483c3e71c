import type { Person } from '#contract/profile.ts'

/** The two ways to reach a person, each proved by a code of its own. */
export type ContactKind = 'phone' | 'email'

export const contactKinds = ['phone', 'email'] as const

export const isContactKind = (value: string | null): value is ContactKind => value === 'phone' || value === 'email'

/** What somebody has given, and whether a code has come back from it. */
export const contactOf = (person: Person, kind: ContactKind) =>
  kind === 'phone'
    ? { value: person.phone, verified: person.isPhoneVerified }
    : { value: person.email, verified: person.isEmailVerified }
