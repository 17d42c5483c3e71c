import { type SessionState, useSession } from '#web/platform/session/state.ts'

/** What somebody is to a company, for what this screen offers; the server judges for itself. `unknown`: nobody yet. */
export type CompanyRole = 'unknown' | 'individual' | 'user' | 'admin'

export const useCompanyRole = (): CompanyRole => roleIn(useSession())

function roleIn(now: SessionState): CompanyRole {
  if (now.status !== 'signed-in') return 'unknown'
  if (now.claims.userType === 'INDIVIDUAL') return 'individual'
  return now.claims.role === 'ROLE_ADMIN' ? 'admin' : 'user'
}
