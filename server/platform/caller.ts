import type { Access, StaffAccess } from '#contract/access.ts'
import { Problem } from '#contract/problems.ts'
import { isLoggedInRole, type Role, type UserType } from '#contract/session.ts'
import { mayAtDesk, type Permission } from '#contract/staff.ts'
import type { Customer, Staff } from './principal.ts'

/** The customer or new user who makes a call, as the database knows them at this moment. */
export type Caller = Customer & {
  readonly role: Role
  readonly userType: UserType
  /** The identifier that was proved by a code. */
  readonly phoneEmail: string
  readonly name: string
  /** The session (token family) the token belongs to; '' for a new user's token. */
  readonly familyId: string
  /** The token's own number (`jti`). */
  readonly tokenId: string
}

/** The member of staff who makes a call, as the database knows them at this moment. */
export type StaffCaller = Staff & {
  readonly familyId: string
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

/** Tells who a bearer token belongs to; throws `unauthorized` where it is not good for calls of this kind. */
export type Authenticate = {
  readonly customer: (bearer: string) => Promise<Caller>
  readonly desk: (bearer: string) => Promise<StaffCaller>
}

type Standing = Pick<Caller, 'role' | 'userType'>
const isCustomer = ({ role }: Standing) => isLoggedInRole(role)
const isIndividual = (caller: Standing) => isCustomer(caller) && caller.userType === 'INDIVIDUAL'
export const isNewUser = ({ role }: Pick<Caller, 'role'>) => role === 'ROLE_NEW_USER'

type GuardedAccess = Exclude<Access, 'public'>
const isAtDesk = (access: GuardedAccess): access is StaffAccess => access.startsWith('staff:')

const mayCall: Record<Exclude<GuardedAccess, StaffAccess>, (caller: Standing) => boolean> = {
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

async function staffFor(access: StaffAccess, bearer: string, { desk }: Authenticate) {
  const caller = await desk(bearer)
  // `staff:quotes` asks for the permission quotes.
  if (!mayAtDesk(caller.role, access.slice('staff:'.length) as Permission)) throw new Problem('forbidden')
  return caller
}

async function customerFor(access: keyof typeof mayCall, bearer: string, { customer }: Authenticate) {
  const caller = await customer(bearer)
  if (!mayCall[access](caller)) throw new Problem('forbidden')
  return caller
}

/** The caller of a guarded endpoint; a token of the call's audience first (401), then role (403). */
export async function callerFor(access: GuardedAccess, authorization: string | undefined, authenticate: Authenticate) {
  const [, bearer] = BEARER.exec(authorization ?? '') ?? []
  if (bearer === undefined) throw new Problem('unauthorized')
  return isAtDesk(access) ? staffFor(access, bearer, authenticate) : customerFor(access, bearer, authenticate)
}
