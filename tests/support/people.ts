import { inject } from 'vitest'
import { callAt } from './call-at.ts'
import type { aColleague } from './company.ts'
import { codeFor } from './outbox.ts'
import { aPhone } from './session.ts'
import { ADMINISTRATOR, NEWCOMER, takeSession } from './session-stock.ts'

/** Calls the product under the browser with this token. */
const callAs = (token?: string) => callAt(inject('product').url, token)

async function aNewcomer(phone = aPhone()) {
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

type Names = { first_name: string; last_name: string } | null

/** The administrator of a new company, with a GSTIN of the demo's directory that no other test uses. */
export async function anAdministrator(gstnId: string, names: Names = { first_name: 'Anil', last_name: 'Rane' }) {
  const { phone, call } = await aNewcomer()
  const { name } = await call('getRegisterGstDetails', { query: { gstnId } })
  const tokens = await call('confirmRegistration', { query: { gstnId, phoneOrEmail: phone }, body: names })
  return { phone, companyName: name, refreshToken: tokens.refreshToken, call: callAs(tokens.accessToken) }
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

type Inviting = Pick<Awaited<ReturnType<typeof anAdministrator>>, 'call'>

/** An administrator invites a person. */
export const invite = ({ call }: Inviting, phone: string, userRole: 'ROLE_USER' | 'ROLE_ADMIN' = 'ROLE_USER') =>
  call('addCompanyUser', {
    body: { firstName: 'Meera', lastName: 'Joshi', email: `at-work-${phone}@people.example`, phone, userRole },
  })

/** A new user signs in with this phone and accepts its one invitation. */
export async function join(phone: string) {
  const newcomer = await aNewcomer(phone)
  const [invitation] = (await newcomer.call('listOwnInvitations')).invitations
  await newcomer.call('acceptInvitation', { params: { id: invitation?.invitationId ?? '' }, body: undefined })
}

/** A new user who has accepted an administrator's invitation, as a user of the company. */
export async function aMember({ call }: Inviting, colleague: ReturnType<typeof aColleague>) {
  await call('addCompanyUser', { body: colleague })
  await join(colleague.phone)
  const { Users } = await call('listCompanyUsers', { query: { filter: colleague.phone } })
  const [user] = Users.content
  if (user?.status !== 'ACTIVE') throw new Error(`${colleague.phone} has not joined.`)
  return user
}
