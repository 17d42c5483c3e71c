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
