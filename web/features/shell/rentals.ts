import { pagePaths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/state.ts'
import { useShellText } from './text.ts'

/**
 * My Rentals for somebody signed in, Connected Rentals for a visitor (specification section 2). Until it is known who
 * is here it is neither, so that nothing changes under the eye.
 */
export function useRentals() {
  const text = useShellText()
  const { status } = useSession()
  if (status === 'starting') return undefined
  return status === 'signed-in'
    ? { to: pagePaths.enquiries(), label: text.myRentals }
    : { to: pagePaths.connectedRentals(), label: text.connectedRentals }
}
