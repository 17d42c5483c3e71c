import { inject } from 'vitest'
import { signUp } from './buyer.ts'
import { type Call, callAt } from './call-at.ts'
import { aColleague } from './company.ts'
import { aPhone } from './session.ts'
import { ADMINISTRATOR, NEWCOMER, takeSession } from './session-stock.ts'

/** Calls the product under the browser with this token. */
const callAs = (token?: string) => callAt(inject('product').url, token)

/** Meera Joshi, a new individual at the product under the browser; her e-mail address is not verified. */
export async function anIndividual() {
  const phone = aPhone()
  const { accessToken, refreshToken } = await signUp(inject('product'), phone)
  return { phone, email: `${phone}@people.example`, refreshToken, call: callAs(accessToken) }
}

/** Somebody with a session of the stock. */
async function fromStock(person: typeof NEWCOMER | typeof ADMINISTRATOR) {
  const body = { refreshToken: takeSession(inject('product').shelf, person) }
  const { accessToken, refreshToken } = await callAs()('refreshTokens', { body })
  const call = callAs(accessToken)
  const answer = await call('getOwnProfile')
  return { phone: ('User' in answer ? answer.User : answer.Profile).phone ?? '', refreshToken, call }
}

/** An individual without an earlier code, who can sign in by code at once, or with their session. */
export const somebodyKnown = () => fromStock(NEWCOMER)

/** The administrator and only member of a company whose GSTIN is in no directory. */
export async function aCompanysAdministrator() {
  const administrator = await fromStock(ADMINISTRATOR)
  const { Company } = await administrator.call('getCompanyProfile')
  return { ...administrator, companyName: Company.companyName }
}

/** An administrator invites a person. */
export const invite = ({ call }: { readonly call: Call }, phone: string) =>
  call('addCompanyUser', { body: aColleague({ phone, email: `at-work-${phone}@people.example` }) })
