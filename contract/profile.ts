import { z } from 'zod'
import { changeOf } from './change.ts'
import { endpoint } from './endpoint.ts'
import { Email, FirstName, LastName, Otp, Phone, PhoneOrEmail, text } from './fields.ts'
import { LanguageCode } from './languages.ts'
import { actFields, Challenge, SentCode } from './one-time-codes.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { paths } from './paths.ts'
import { personFields } from './people.ts'
import { roles } from './session.ts'

/** A person's own profile; a changed phone or email is shown at once, unverified until its code is entered. */
export const Person = z
  .object({
    ...personFields,
    userRole: z.enum(roles),
    isEmailVerified: z.boolean(),
    isPhoneVerified: z.boolean(),
    /** The verified sign-in identifier, even while a changed one is pending. */
    verifiedEmail: z.string().nullable(),
    verifiedPhone: z.string().nullable(),
  })
  .meta({ id: 'Person' })
export type Person = z.infer<typeof Person>

/** `Profile` for an individual, `User` for a company's user; with a new access token if its claims have changed. */
const OwnProfile = z.union([
  z.object({ Profile: Person, accessToken: z.string().optional(), refreshToken: z.string().optional() }),
  z.object({ User: Person, accessToken: z.string().optional(), refreshToken: z.string().optional() }),
])

/** Either a contact point to verify, or an act on a thing. */
const OwnCode = z.strictObject({ phoneOrEmail: PhoneOrEmail.optional(), ...actFields }).superRefine((sent, context) => {
  const missing = (field: keyof typeof sent) => context.addIssue({ code: 'custom', path: [field], message: 'required' })
  if (sent.purpose === undefined && sent.phoneOrEmail === undefined)
    context.addIssue({ code: 'custom', path: ['phoneOrEmail'], message: 'phoneOrEmail.required' })
  if (sent.purpose === undefined && sent.ref !== undefined) missing('purpose')
  if (sent.purpose !== undefined && sent.ref === undefined) missing('ref')
  if (sent.purpose !== undefined && sent.phoneOrEmail !== undefined)
    context.addIssue({ code: 'custom', path: ['phoneOrEmail'], message: 'unknown' })
})

export const profileApi = {
  getOwnProfile: endpoint({
    ...signedInPaths.getOwnProfile,
    summary: "The caller's profile.",
    response: OwnProfile,
    problems: [],
  }),
  updateOwnProfile: endpoint({
    ...signedInPaths.updateOwnProfile,
    summary: "Changes the caller's name at once, phone and email after verification. Only the fields sent change.",
    ...changeOf(Person, {
      firstName: FirstName.optional(),
      lastName: LastName.optional(),
      email: Email.optional(),
      phone: Phone.optional(),
    }),
    response: OwnProfile,
    problems: [],
  }),
  setOwnLanguage: endpoint({
    ...signedInPaths.setOwnLanguage,
    summary: 'Sets the language of messages to the caller.',
    body: z.strictObject({ language: LanguageCode }),
    response: z.void(),
    status: 204,
    problems: [],
  }),
  requestOwnOtp: endpoint({
    ...signedInPaths.requestOwnOtp,
    summary:
      "Sends a code to the caller's pending phone or email (`phoneOrEmail`); or, with `purpose` and `ref`, a code for one act on one thing to their verified phone, else to the email they signed in with. It works in this session alone.",
    query: OwnCode,
    queryIsForm: true,
    effects: true,
    response: SentCode.extend({ sentTo: z.string().optional() }),
    problems: ['not-found', 'status-conflict', 'otp-already-requested', 'too-many-requests', 'service-unavailable'],
  }),
  verifyOwnOtp: endpoint({
    ...signedInPaths.verifyOwnOtp,
    summary: 'Verifies a pending phone or email by its code; without phoneOrEmail, the one that was last sent a code.',
    body: z.strictObject({
      phoneOrEmail: PhoneOrEmail.optional(),
      challenge: Challenge,
      otp: Otp,
    }),
    response: OwnProfile,
    problems: ['fresh-sign-in-required', 'invalid-otp', 'expired-otp', 'identifier-in-use', 'too-many-requests'],
  }),
  undoChange: endpoint({
    ...paths.undoChange,
    summary: 'Undoes a change of phone or email, by the link sent to the old one. All sessions end.',
    body: z.strictObject({ token: text(1, 100) }),
    response: z.void(),
    status: 204,
    problems: ['not-found', 'identifier-in-use'],
  }),
}
