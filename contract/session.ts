import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  boundedText,
  Email,
  FirstName,
  ignoredText,
  LastName,
  Otp,
  Phone,
  PhoneOrEmail,
  PhoneOrEmailAsTyped,
} from './fields.ts'
import { Challenge, deviceHeaders, SentCode } from './one-time-codes.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { paths } from './paths.ts'
import { isAllDigits } from './phones.ts'

export const OTP_DIGITS = 6
export const OTP_RESEND_SECONDS = 60
export const OTP_EXPIRES_SECONDS = 300
export const OTP_TRIES_MAX = 5
/** Refresh a little early, so no call carries a token that expires on the way (specification section 9). */
export const REFRESH_BEFORE_EXPIRY_SECONDS = 5

/** ROLE_STAFF works at the desk of the renting company; `contract/staff.ts` has the roles there. */
export const roles = ['ROLE_NEW_USER', 'ROLE_USER', 'ROLE_ADMIN', 'ROLE_STAFF'] as const
export type Role = (typeof roles)[number]
const userTypes = ['INDIVIDUAL', 'COMPANY'] as const
export type UserType = (typeof userTypes)[number]

/** Only these count as logged in (specification section 4). */
export const isLoggedInRole = (role: Role) => role === 'ROLE_USER' || role === 'ROLE_ADMIN'

/** The claims of an access token that the client reads. */
export const Claims = z.object({
  role: z.enum(roles),
  exp: z.int(),
  iat: z.int(),
  phoneEmail: z.string(),
  publicKey: z.string(),
  userId: z.string(),
  name: z.string(),
  userType: z.enum(userTypes),
  status: z.string(),
})
export type Claims = z.infer<typeof Claims>

export const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string() }).meta({ id: 'Tokens' })

/** Includes the token that makes this browser a known device; clients may ignore it. */
const FirstTokens = Tokens.extend({ deviceToken: z.string().optional() })
/** In the query, as specified, or in the body, which logs and proxies do not record. */
const refreshToken = boundedText(100).optional()
const refreshTokenBody = z.strictObject({ refreshToken }).nullish()
const refreshTokenQuery = z.strictObject({ refreshToken })

const names = {
  customer_type: z.literal('INDIVIDUAL', 'customerType.unsupported'),
  first_name: FirstName,
  last_name: LastName,
}
const anyText = ignoredText()

/** The verified identifier comes from the token, whatever is sent; only the other one is read from the body. */
const registrationFor = (verified: string) =>
  isAllDigits(verified)
    ? z.strictObject({ ...names, phone: anyText, email: Email })
    : z.strictObject({ ...names, phone: Phone, email: anyText })

export const sessionApi = {
  requestOtp: endpoint({
    ...paths.requestOtp,
    summary: 'Sends a one-time code to a phone or an email address.',
    query: z.strictObject({ phoneOrEmail: PhoneOrEmailAsTyped }),
    queryIsForm: true,
    headers: deviceHeaders,
    effects: true,
    response: SentCode,
    problems: ['otp-already-requested', 'too-many-requests', 'service-unavailable'],
  }),
  sendOtp: endpoint({
    ...paths.sendOtp,
    summary: 'The same as the GET, with the phone or email address in the body, which logs and proxies do not record.',
    headers: deviceHeaders,
    body: z.strictObject({ phoneOrEmail: PhoneOrEmailAsTyped }),
    response: SentCode,
    problems: ['otp-already-requested', 'too-many-requests', 'service-unavailable'],
  }),
  verifyOtp: endpoint({
    ...paths.verifyOtp,
    summary:
      'Signs in with the code; a new user gets a token that can only register, a member of staff one of the desk.',
    headers: deviceHeaders,
    body: z.strictObject({
      challenge: Challenge,
      phoneOrEmail: PhoneOrEmail,
      otp: Otp,
    }),
    response: FirstTokens,
    problems: ['invalid-otp', 'expired-otp', 'account-deactivated', 'too-many-requests'],
  }),
  refreshTokens: endpoint({
    ...paths.refreshTokens,
    summary: 'Trades a refresh token for its successor and a new access token.',
    query: refreshTokenQuery,
    body: refreshTokenBody,
    response: Tokens.extend({ newToken: z.string() }),
    problems: ['invalid-refresh-token'],
  }),
  logout: endpoint({
    ...paths.logout,
    summary: 'Ends the session of a refresh token.',
    query: refreshTokenQuery,
    body: refreshTokenBody,
    response: z.void(),
    status: 204,
    problems: [],
  }),
  registerUser: endpoint({
    ...signedInPaths.registerUser,
    summary: 'Creates the profile of a new user who has entered the right code.',
    body: z.strictObject({ ...names, phone: anyText, email: anyText }),
    bodyFor: registrationFor,
    response: FirstTokens,
    problems: ['already-registered'],
  }),
}
