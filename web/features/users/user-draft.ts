import type { CompanyUser } from '#contract/users.ts'

/** A person as the form has them. */
export type UserDraft = {
  firstName: string
  lastName: string
  phone: string
  email: string
  userRole: CompanyUser['userRole']
}

export const newUser: UserDraft = { firstName: '', lastName: '', phone: '', email: '', userRole: 'ROLE_USER' }

export const draftOf = ({ firstName, lastName, phone, email, userRole }: CompanyUser): UserDraft => ({
  firstName,
  lastName,
  phone: phone ?? '',
  email: email ?? '',
  userRole,
})

/** What was changed, so that nothing somebody else changed meanwhile is written over. */
export const changesOf = (before: UserDraft, after: UserDraft): Partial<UserDraft> =>
  Object.fromEntries(Object.entries(after).filter(([key, value]) => value !== before[key as keyof UserDraft]))
