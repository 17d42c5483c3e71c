import type { Person } from '#contract/profile.ts'
import { type ContactKind, contactKinds } from './contact.ts'

export type ProfileValues = { firstName: string; lastName: string; phone: string; email: string }

const fields = ['firstName', 'lastName', 'phone', 'email'] as const

/** The changed values, as the server would store them. */
export function changesOf(person: Person, values: ProfileValues): Partial<ProfileValues> {
  const typed = { ...values, email: values.email.toLowerCase() }
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = typed[field].trim()
      return value === (person[field] ?? '') ? [] : [[field, value]]
    }),
  )
}

/** The first changed contact point that needs a code. */
export const toVerify = (changed: Partial<ProfileValues>, person: Person): ContactKind | undefined =>
  contactKinds.find((kind) => kind in changed && !(kind === 'phone' ? person.isPhoneVerified : person.isEmailVerified))
