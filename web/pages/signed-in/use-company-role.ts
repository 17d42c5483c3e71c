import { type SessionState, useSession } from '#web/platform/session/state.ts'

/** The user's relation to a company, for what the screen offers; the server checks again. `unknown`: not signed in. */
type CompanyRole = 'unknown' | 'individual' | 'user' | 'admin'

export const useCompanyRole = (): CompanyRole => roleIn(useSession())

function roleIn(now: SessionState): CompanyRole {
  if (now.status !== 'signed-in') return 'unknown'
  if (now.claims.userType === 'INDIVIDUAL') return 'individual'
  return now.claims.role === 'ROLE_ADMIN' ? 'admin' : 'user'
}
