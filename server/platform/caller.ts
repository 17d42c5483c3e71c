import type { Access, LinkAccess, StaffAccess } from '#contract/access.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { Problem } from '#contract/problems.ts'
import { isLoggedInRole, type Role, type UserType } from '#contract/session.ts'
import { mayAtDesk, type Permission } from '#contract/staff.ts'
import type { Customer, Link, Staff } from './principal.ts'

/** The customer or new user who makes a call, with the current data of the database. */
export type Caller = Customer & {
  readonly role: Role
  readonly userType: UserType
  /** The verified phone number or email address. */
  readonly phoneEmail: string
  readonly name: string
  /** The session (token family) of the token; '' for a new user's token. */
  readonly familyId: string
  /** The token's id (`jti`). */
  readonly tokenId: string
}

/** The member of staff who makes a call, with the current data of the database. */
export type StaffCaller = Staff & {
  readonly familyId: string
  readonly tokenId: string
}

/** The holder of a signed link who makes a call. */
export type LinkCaller = Link & {
  /** The phone that the link was made for, ten digits. */
  readonly phone: string | null
  /** The version of the record, where the link opens only one. */
  readonly version: number | null
  /** The language of messages to them. */
  readonly language: LanguageCode
  readonly expiresAt: Date
}

/** Facts about a visitor's connection, for limits and the defence against cross-site requests. */
export type Visit = {
  /** Their address and browser, for evidence; limits count the network. */
  readonly ip: string
  readonly browser: string
  /** The network under which limits count the visitor. */
  readonly network: string
  readonly fetchSite: string | undefined
  readonly fetchDest: string | undefined
  readonly purpose: string | undefined
  /** Asked by one of our own pages while it is rendered, which limits have counted already. */
  readonly isInside: boolean
}

/** Returns the owner of a bearer token. Throws `unauthorized` if it is not valid for this kind of call. */
export type Authenticate = {
  readonly customer: (bearer: string) => Promise<Caller>
  readonly desk: (bearer: string) => Promise<StaffCaller>
  /** The holder of the token of a signed link, asked from this address. */
  readonly link: (token: string, ip: string) => Promise<LinkCaller>
}

type Standing = Pick<Caller, 'role' | 'userType'>
const isCustomer = ({ role }: Standing) => isLoggedInRole(role)
const isIndividual = (caller: Standing) => isCustomer(caller) && caller.userType === 'INDIVIDUAL'
export const isNewUser = ({ role }: Pick<Caller, 'role'>) => role === 'ROLE_NEW_USER'

type GuardedAccess = Exclude<Access, 'public'>
const isAtDesk = (access: GuardedAccess): access is StaffAccess => access.startsWith('staff:')
const isByLink = (access: GuardedAccess): access is LinkAccess => access.startsWith('link:')

const mayCall: Record<Exclude<GuardedAccess, StaffAccess | LinkAccess>, (caller: Standing) => boolean> = {
  'new-user': isNewUser,
  'new-user-or-individual': (caller) => isNewUser(caller) || isIndividual(caller),
  'new-user-or-customer': (caller) => isNewUser(caller) || isCustomer(caller),
  customer: isCustomer,
  individual: isIndividual,
  company: (caller) => isCustomer(caller) && caller.userType === 'COMPANY',
  'company-admin': ({ role, userType }) => role === 'ROLE_ADMIN' && userType === 'COMPANY',
}

/** Our tokens are about 500 characters long. */
const BEARER = /^Bearer ([^\s]{1,2000})$/i

async function staffFor(access: StaffAccess, bearer: string, { desk }: Authenticate) {
  const caller = await desk(bearer)
  // `staff:quotes` requires the permission `quotes`.
  if (!mayAtDesk(caller.role, access.slice('staff:'.length) as Permission)) throw new Problem('forbidden')
  return caller
}

async function customerFor(access: keyof typeof mayCall, bearer: string, { customer }: Authenticate) {
  const caller = await customer(bearer)
  if (!mayCall[access](caller)) throw new Problem('forbidden')
  return caller
}

/** 256 random bits in base64url. */
const LINK_TOKEN = /^[\w-]{43}$/

/** A link opens what it was made for; a link of another purpose is no token here. */
async function linkFor(access: LinkAccess, { link: token, ip }: Proof, { link }: Authenticate) {
  if (token === undefined || !LINK_TOKEN.test(token)) throw new Problem('unauthorized')
  const caller = await link(token, ip)
  if (access !== `link:${caller.purpose}`) throw new Problem('unauthorized')
  return caller
}

/** The proof of a request's caller: the header of a session, or of a signed link. */
type Proof = {
  readonly authorization: string | undefined
  readonly link: string | undefined
  readonly ip: string
}

/** The caller of a guarded endpoint. Checks the token for the call's audience first (401), then the role (403). */
export async function callerFor(access: GuardedAccess, proof: Proof, authenticate: Authenticate) {
  if (isByLink(access)) return linkFor(access, proof, authenticate)
  const [, bearer] = BEARER.exec(proof.authorization ?? '') ?? []
  if (bearer === undefined) throw new Problem('unauthorized')
  return isAtDesk(access) ? staffFor(access, bearer, authenticate) : customerFor(access, bearer, authenticate)
}
