import type { Person } from '#contract/profile.ts'
import { ASHA } from './somebody.ts'

/** The profile of a person with a verified phone and no e-mail address. */
export const aPerson = (more: Partial<Person> = {}): Person => ({
  userId: ASHA.userId,
  firstName: 'Asha',
  lastName: 'Patil',
  email: null,
  phone: ASHA.phoneEmail,
  userRole: 'ROLE_USER',
  isEmailVerified: false,
  isPhoneVerified: true,
  verifiedEmail: null,
  verifiedPhone: ASHA.phoneEmail,
  ...more,
})
