import { z } from 'zod'
import { Problem } from '#contract/problems.ts'
import type { Authenticate, StaffCaller } from './caller.ts'
import { newId } from './ids.ts'
import type { Tokens } from './tokens.ts'

const DESK = 'desk'
const DESK_SECONDS = 10 * 60

type Session = Pick<StaffCaller, 'accountId' | 'familyId'>
type Holder = Pick<StaffCaller, 'role' | 'name'>
const DeskClaims = z.object({ sub: z.uuid(), sid: z.uuid(), jti: z.uuid() })

/** An access token of a session at the desk, good for ten minutes. It opens desk calls alone. */
export function deskToken(tokens: Tokens, { accountId, familyId, role, name }: Session & Holder) {
  const shown = { role: 'ROLE_STAFF', staffRole: role, userId: accountId, name }
  return tokens.sign({ ...shown, sub: accountId, sid: familyId, jti: newId() }, DESK, DESK_SECONDS)
}

/** Answers who holds a session at the desk now, or undefined where it is over or the person has left. */
type StaffHolding = (session: Session) => Promise<Holder | undefined>

/** Tells which member of staff holds a token; role and name are those of this moment, never the token's. */
export const authenticateStaff =
  (tokens: Tokens, staffHolding: StaffHolding): Authenticate['desk'] =>
  async (bearer) => {
    const claims = DeskClaims.safeParse(await tokens.verify(bearer, DESK))
    if (!claims.success) throw new Problem('unauthorized')
    const { sub: accountId, sid: familyId, jti: tokenId } = claims.data
    const holder = await staffHolding({ accountId, familyId })
    if (!holder) throw new Problem('unauthorized')
    return { kind: 'STAFF', ...holder, accountId, familyId, tokenId }
  }
