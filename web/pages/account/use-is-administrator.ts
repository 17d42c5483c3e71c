import { useSession } from '#web/platform/session/state.ts'

/** Whether the person on this screen may change what is the company's; the server judges for itself. */
export function useIsAdministrator() {
  const now = useSession()
  return now.status === 'signed-in' && now.claims.userType === 'COMPANY' && now.claims.role === 'ROLE_ADMIN'
}
