import { z } from 'zod'
import { Problem } from '#contract/problems.ts'
import type { Authenticate, StaffCaller } from './caller.ts'
import type { Tokens } from './tokens.ts'

/** The audience of access tokens of staff. */
export const DESK = 'desk'

type Session = Pick<StaffCaller, 'accountId' | 'familyId'>
type Holder = Pick<StaffCaller, 'role' | 'name'>
const DeskClaims = z.object({ sub: z.uuid(), sid: z.uuid(), jti: z.uuid() })

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
