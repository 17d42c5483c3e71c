import { Person } from '#contract/profile.ts'
import { makerOf } from './sample-of.ts'
import { ASHA } from './somebody.ts'

/** The profile of a person with a verified phone and no e-mail address. */
export const aPerson = makerOf(Person, {
  userId: ASHA.userId,
  firstName: 'Asha',
  lastName: 'Patil',
  phone: ASHA.phoneEmail,
  userRole: 'ROLE_USER',
  isPhoneVerified: true,
  verifiedPhone: ASHA.phoneEmail,
})
