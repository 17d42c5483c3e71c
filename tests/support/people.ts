import { inject } from 'vitest'
import { type Call, callAt } from './call-at.ts'
import { codeFor } from './outbox.ts'
import { aPhone } from './session.ts'
import { ADMINISTRATOR, NEWCOMER, takeSession } from './session-stock.ts'

/** Calls the product under the browser with this token. */
const callAs = (token?: string) => callAt(inject('product').url, token)

async function aNewcomer() {
  const phone = aPhone()
  await callAs()('requestOtp', { query: { phoneOrEmail: phone } })
  const entry = { phoneOrEmail: phone, otp: await codeFor(phone) }
  const { accessToken } = await callAs()('verifyOtp', { body: entry })
  return { phone, email: `${phone}@people.example`, call: callAs(accessToken) }
}

/** Meera Joshi, a new individual at the product under the browser; her e-mail address is not verified. */
export async function anIndividual() {
  const { phone, email, call } = await aNewcomer()
  const profile = { customer_type: 'INDIVIDUAL', first_name: 'Meera', last_name: 'Joshi', email } as const
  const tokens = await call('registerUser', { body: profile })
  return { phone, email, refreshToken: tokens.refreshToken, call: callAs(tokens.accessToken) }
}

/** An individual without an earlier code, who can sign in by code at once, or with their session. */
export async function somebodyKnown() {
  const spare = takeSession(inject('product').shelf, NEWCOMER)
  const { accessToken, refreshToken } = await callAs()('refreshTokens', { body: { refreshToken: spare } })
  const answer = await callAs(accessToken)('getOwnProfile')
  return { phone: ('User' in answer ? answer.User : answer.Profile).phone ?? '', refreshToken }
}

/** The administrator and only member of a company whose GSTIN is in no directory. */
export async function aCompanysAdministrator() {
  const spare = takeSession(inject('product').shelf, ADMINISTRATOR)
  const { accessToken, refreshToken } = await callAs()('refreshTokens', { body: { refreshToken: spare } })
  const call = callAs(accessToken)
  const [{ Company }, answer] = [await call('getCompanyProfile'), await call('getOwnProfile')]
  const person = 'User' in answer ? answer.User : answer.Profile
  return { phone: person.phone ?? '', companyName: Company.companyName, refreshToken, call }
}

/** An administrator invites a person. */
export const invite = ({ call }: { readonly call: Call }, phone: string) =>
  call('addCompanyUser', {
    body: {
      firstName: 'Meera',
      lastName: 'Joshi',
      email: `at-work-${phone}@people.example`,
      phone,
      userRole: 'ROLE_USER',
    },
  })
