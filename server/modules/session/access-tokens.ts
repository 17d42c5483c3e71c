import { z } from 'zod'
import { Problem } from '#contract/problems.ts'
import type { Authenticate, Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/database.ts'
import { DESK } from '#server/platform/desk-tokens.ts'
import { newId } from '#server/platform/ids.ts'
import { customer } from '#server/platform/principal.ts'
import type { Tokens } from '#server/platform/tokens.ts'
import { type Account, fullName, newPublicKey } from './accounts.rules.ts'
import { holderOf } from './families.store.ts'

const CUSTOMER = 'customer'
const REGISTRATION = 'registration'
const ACCESS_SECONDS = 10 * 60
const REGISTRATION_SECONDS = 15 * 60

/** An access token of a session, valid for ten minutes: for the desk if the account is a member of staff's. */
export function accessTokenFor(tokens: Tokens, account: Account, familyId: string, phoneEmail: string) {
  const { accountId, publicKey, role, userType, status } = account
  const shown = { role, phoneEmail, publicKey, userId: accountId, name: fullName(account), userType, status }
  const audience = role === 'ROLE_STAFF' ? DESK : CUSTOMER
  return tokens.sign({ ...shown, sub: accountId, sid: familyId, jti: newId() }, audience, ACCESS_SECONDS)
}

/** A token that registers one new account for the identifier just verified, valid for 15 minutes. */
export function registrationToken(tokens: Tokens, phoneEmail: string) {
  const userId = newId()
  const shown = {
    role: 'ROLE_NEW_USER',
    phoneEmail,
    publicKey: newPublicKey(),
    userId,
    name: '',
    userType: 'INDIVIDUAL',
  }
  return tokens.sign({ ...shown, status: 'NEW', sub: userId, jti: newId() }, REGISTRATION, REGISTRATION_SECONDS)
}

const CustomerClaims = z.object({ sub: z.uuid(), sid: z.uuid(), jti: z.uuid() })
const RegistrationClaims = z.object({ sub: z.uuid(), jti: z.uuid(), phoneEmail: z.string() })

/**
 * Identifies the holder of a token from the current state of the database; only `sub` and `sid` of the token are
 * trusted.
 */
export const authenticateCustomer =
  (db: Database, tokens: Tokens): Authenticate['customer'] =>
  async (bearer) => {
    const claims = await tokens.verify(bearer, CUSTOMER)
    return claims === undefined ? newUserOf(await tokens.verify(bearer, REGISTRATION)) : customerOf(db, claims)
  }

async function customerOf(db: Database, claims: unknown): Promise<Caller> {
  const { sub, sid, jti } = CustomerClaims.parse(claims)
  const holder = await holderOf(db, sid, sub)
  if (!holder) throw new Problem('unauthorized')
  const { role, userType, companyId, phoneEmail } = holder
  const person = { ...customer(sub, companyId), phoneEmail, name: fullName(holder) }
  return { ...person, role, userType, familyId: sid, tokenId: jti }
}

function newUserOf(claims: unknown): Caller {
  if (claims === undefined) throw new Problem('unauthorized')
  const { sub, jti, phoneEmail } = RegistrationClaims.parse(claims)
  const standing = { role: 'ROLE_NEW_USER', userType: 'INDIVIDUAL' } as const
  return { ...customer(sub), newcomer: phoneEmail, ...standing, phoneEmail, name: '', familyId: '', tokenId: jti }
}
