import { pagePaths } from '#web/platform/paths.ts'
import { holderOf } from '#web/platform/session/holder.ts'
import { useSession } from '#web/platform/session/state.ts'
import { useShellText } from './text.ts'

/**
 * My Rentals for a signed-in person, Connected Rentals for a visitor (specification section 2). Neither until the
 * session is known, so nothing changes visibly; whoever is signed in without a signal keeps theirs.
 */
export function useRentals() {
  const text = useShellText()
  const { status } = useSession()
  if (status === 'starting') return undefined
  return status === 'signed-in' || holderOf('customer')
    ? { to: pagePaths.enquiries(), label: text.myRentals }
    : { to: pagePaths.connectedRentals(), label: text.connectedRentals }
}
