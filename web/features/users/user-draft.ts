import type { CompanyUser } from '#contract/users.ts'
import { paiseOf, typedPaise } from '#web/platform/typed-rupees.ts'

/** A user's values in the form. */
export type UserDraft = {
  firstName: string
  lastName: string
  phone: string
  email: string
  userRole: CompanyUser['userRole']
  /** Rupees as typed; nothing is none. */
  acceptLimit: string
}

export const newUser: UserDraft = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  userRole: 'ROLE_USER',
  acceptLimit: '',
}

export const draftOf = ({ firstName, lastName, phone, email, userRole, acceptLimitPaise }: CompanyUser): UserDraft => ({
  firstName,
  lastName,
  phone: phone ?? '',
  email: email ?? '',
  userRole,
  acceptLimit: typedPaise(acceptLimitPaise ?? 0),
})

/** Changed fields as the API takes them; administrators have no limit. */
export function changesOf({ acceptLimit, ...changes }: Partial<UserDraft>, { userRole }: UserDraft) {
  const isLimited = acceptLimit !== undefined && userRole === 'ROLE_USER'
  return { ...changes, ...(isLimited ? { acceptLimitPaise: paiseOf(acceptLimit) ?? 0 } : {}) }
}
