import type { Access } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { isLoggedInRole, type Role, type UserType } from '#contract/session.ts'

/** Who makes a call, as the database knows them at this moment. */
export type Caller = {
  readonly role: Role
  readonly accountId: string
  readonly userType: UserType
  /** The company the person belongs to now; null for an individual. */
  readonly companyId: string | null
  /** The identifier that was proved by a code. */
  readonly phoneEmail: string
  readonly name: string
  /** The session (token family) the token belongs to; '' for a new user's token. */
  readonly familyId: string
  /** The token's own number (`jti`). */
  readonly tokenId: string
}

/** What the connection says of a visitor; for limits and against requests from other sites. */
export type Visit = {
  /** Where they are, as limits count it. */
  readonly network: string
  readonly fetchSite: string | undefined
  readonly fetchDest: string | undefined
  readonly purpose: string | undefined
}

/** Tells who a bearer token belongs to; throws `unauthorized` where it is not good. */
export type Authenticate = (bearer: string) => Promise<Caller>

type Standing = Pick<Caller, 'role' | 'userType'>
const isCustomer = ({ role }: Standing) => isLoggedInRole(role)
const isIndividual = (caller: Standing) => isCustomer(caller) && caller.userType === 'INDIVIDUAL'
export const isNewUser = ({ role }: Pick<Caller, 'role'>) => role === 'ROLE_NEW_USER'

const mayCall: Record<Exclude<Access, 'public'>, (caller: Standing) => boolean> = {
  'new-user': isNewUser,
  'new-user-or-individual': (caller) => isNewUser(caller) || isIndividual(caller),
  'new-user-or-customer': (caller) => isNewUser(caller) || isCustomer(caller),
  customer: isCustomer,
  individual: isIndividual,
  company: (caller) => isCustomer(caller) && caller.userType === 'COMPANY',
  'company-admin': ({ role, userType }) => role === 'ROLE_ADMIN' && userType === 'COMPANY',
}

/** Our tokens have about 500 characters. */
const BEARER = /^Bearer ([^\s]{1,2000})$/i

/** The caller of a guarded endpoint; token first, then role. */
export async function callerFor(
  access: Exclude<Access, 'public'>,
  authorization: string | undefined,
  authenticate: Authenticate,
) {
  const [, bearer] = BEARER.exec(authorization ?? '') ?? []
  if (bearer === undefined) throw new Problem('unauthorized')
  const caller = await authenticate(bearer)
  if (!mayCall[access](caller)) throw new Problem('forbidden')
  return caller
}
