import type { Person } from '#contract/profile.ts'
import { type ContactKind, contactKinds } from './contact.ts'

export type ProfileValues = { firstName: string; lastName: string; phone: string; email: string }

const fields = ['firstName', 'lastName', 'phone', 'email'] as const

/** What is other than before, as the server would store it. */
export function changesOf(person: Person, values: ProfileValues): Partial<ProfileValues> {
  const typed = { ...values, email: values.email.toLowerCase() }
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = typed[field].trim()
      return value === (person[field] ?? '') ? [] : [[field, value]]
    }),
  )
}

/** The first of what has changed and waits for its code. */
export const toVerify = (changed: Partial<ProfileValues>, person: Person): ContactKind | undefined =>
  contactKinds.find((kind) => kind in changed && !(kind === 'phone' ? person.isPhoneVerified : person.isEmailVerified))
