import { resetAppState } from '#web/platform/store.ts'
import { type Audience, audiences } from './audiences.ts'
import { dropHolder, saveHolder } from './holder.ts'
import { isStored, sessionStates } from './state.ts'

/** The action for which a visitor signs in; it survives a change of user. */
const WANTED = 'yantra.wanted'

/** Users whose session ended by itself, without a reload since; only they are led back to their page. */
const endedPersons = new Map<Audience, string | undefined>()

/** The last user signed in in this tab, also after a reload; signing out clears it. */
export const lastPerson = (audience: Audience) =>
  sessionStorage.getItem(audiences[audience].personKey) ?? endedPersons.get(audience)

/** Clears a user's traces from this tab, as nothing else does: all memory, and session storage except `kept`. */
function clearTraces(kept: (key: string) => boolean) {
  // First, as stores may write their values to storage.
  resetAppState()
  Object.keys(sessionStorage)
    .filter((key) => !kept(key))
    .forEach((key) => sessionStorage.removeItem(key))
}

function handOver(audience: Audience, userId: string) {
  const before = lastPerson(audience)
  if (before !== undefined && before !== userId) clearTraces((key) => key.startsWith(WANTED))
  endedPersons.delete(audience)
  sessionStorage.setItem(audiences[audience].personKey, userId)
}

/**
 * Clears the traces of every ended session: signed out, refused on refresh, ended in another tab or before a reload.
 * Offline at start the token stays, and so do the traces: the user may continue.
 */
export const watchHandOver = (audience: Audience) =>
  sessionStates[audience].subscribe(() => {
    const now = sessionStates[audience].get()
    if (now.status === 'signed-in') {
      handOver(audience, now.claims.userId)
      saveHolder(audience, now.claims)
    } else if (now.status === 'signed-out' && !isStored(audience)) {
      dropHolder(audience)
      endedPersons.set(audience, now.why === 'ended' ? lastPerson(audience) : undefined)
      clearTraces(() => false)
    }
  })
