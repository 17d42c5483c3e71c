import { aPerson } from './profile.ts'
import { type Replies, refused } from './replies.ts'
import { CODE_SENT } from './somebody.ts'

/** The code that verifies a contact point. */
export const CODE = '123456'
export const EMAIL = 'asha@people.example'

/** The profile of the signed-in individual, with an unverified e-mail address, as the server keeps it during a test. */
export function anOwnProfile() {
  const person = aPerson({ firstName: 'Meera', lastName: 'Joshi', email: EMAIL })
  const shown = () => ({ Profile: { ...person } })
  const replies = {
    getOwnProfile: shown,
    listOwnInvitations: { invitations: [] },
    updateOwnProfile: ({ body: { firstName, lastName, email, phone } }) => {
      if (firstName !== undefined) person.firstName = firstName
      if (lastName !== undefined) person.lastName = lastName
      if (email !== undefined) Object.assign(person, { email, isEmailVerified: email === person.verifiedEmail })
      if (phone !== undefined) Object.assign(person, { phone, isPhoneVerified: phone === person.verifiedPhone })
      return shown()
    },
    requestOwnOtp: CODE_SENT,
    verifyOwnOtp: ({ body: { otp } }) => {
      if (otp !== CODE) return refused('invalid-otp')
      Object.assign(person, { isEmailVerified: true, isPhoneVerified: true })
      return shown()
    },
  } satisfies Replies
  return { person, replies }
}
