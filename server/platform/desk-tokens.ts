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

/** Creates an access token for a desk session, valid for ten minutes and for desk calls only. */
export function deskToken(tokens: Tokens, { accountId, familyId, role, name }: Session & Holder) {
  const shown = { role: 'ROLE_STAFF', staffRole: role, userId: accountId, name }
  return tokens.sign({ ...shown, sub: accountId, sid: familyId, jti: newId() }, DESK, DESK_SECONDS)
}

/** Returns the current holder of a desk session, or undefined if it has ended or the person has left. */
type StaffHolding = (session: Session) => Promise<Holder | undefined>

/** Returns the member of staff who holds a token, with the current role and name, never the token's. */
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
