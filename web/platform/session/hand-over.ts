import { resetAppState } from '#web/platform/store.ts'
import { type Audience, audiences } from './audiences.ts'
import { isStored, sessionStates } from './state.ts'

/** What a visitor wanted and signs in for: it is theirs, whoever was here before. */
const WANTED = 'yantra.wanted'

/** Whose session ended by itself, without a reload since: they alone are led back to where it did. */
const endedPersons = new Map<Audience, string | undefined>()

/** Who was last signed in in this tab, over a reload too; signing out forgets them. */
export const lastPerson = (audience: Audience) =>
  sessionStorage.getItem(audiences[audience].personKey) ?? endedPersons.get(audience)

/** The one place that ends what somebody leaves in this tab: everything in memory, and all its storage but `kept`. */
function forgetPerson(kept: (key: string) => boolean) {
  // First, as stores may write what they hold.
  resetAppState()
  Object.keys(sessionStorage)
    .filter((key) => !kept(key))
    .forEach((key) => sessionStorage.removeItem(key))
}

function handOver(audience: Audience, userId: string) {
  const before = lastPerson(audience)
  if (before !== undefined && before !== userId) forgetPerson((key) => key.startsWith(WANTED))
  endedPersons.delete(audience)
  sessionStorage.setItem(audiences[audience].personKey, userId)
}

/**
 * Has a session that is over leave nothing behind: ended by hand, by a refused refresh, in another tab, or before a
 * reload. Without a connection at start the token stays, and so does what its person left: they may go on.
 */
export const watchHandOver = (audience: Audience) =>
  sessionStates[audience].subscribe(() => {
    const now = sessionStates[audience].get()
    if (now.status === 'signed-in') handOver(audience, now.claims.userId)
    else if (now.status === 'signed-out' && !isStored(audience)) {
      endedPersons.set(audience, now.why === 'ended' ? lastPerson(audience) : undefined)
      forgetPerson(() => false)
    }
  })
