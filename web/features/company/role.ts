import type { SessionState } from '#web/platform/session/state.ts'
import { useSession } from '#web/platform/session/state.ts'

/** What somebody is to a company; `unknown` while the session starts. */
export type CompanyRole = 'unknown' | 'individual' | 'user' | 'admin'

export const useCompanyRole = (): CompanyRole => roleIn(useSession())

function roleIn(now: SessionState): CompanyRole {
  if (now.status !== 'signed-in') return 'unknown'
  if (now.claims.userType === 'INDIVIDUAL') return 'individual'
  return now.claims.role === 'ROLE_ADMIN' ? 'admin' : 'user'
}
