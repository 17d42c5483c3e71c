import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { goTo } from '#web/platform/navigation.ts'
import { sessionFor } from '#web/platform/session/session-for.ts'
import type { TokenPair } from '#web/platform/session/session-world.ts'

/** A member of staff has signed in on the site: keeps the session for the desk, and goes there. */
export function enterDesk(tokens: TokenPair) {
  sessionFor('desk').signIn(tokens)
  goTo(deskAddresses.home())
}
