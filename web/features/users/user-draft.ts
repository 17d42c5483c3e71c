import type { CompanyUser } from '#contract/users.ts'

/** A user's values in the form. */
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
