import { resetAppState } from '#web/platform/store.ts'
import { PERSON_KEY, REFRESH_TOKEN_KEY, sessionState } from './state.ts'

/** What a visitor wanted and signs in for: it is theirs, whoever was here before. */
const WANTED = 'yantra.wanted'

/** Whose session ended by itself, without a reload since: they alone are led back to where it did. */
let endedPerson: string | undefined

/** Who was last signed in in this tab, over a reload too; signing out forgets them. */
export const lastPerson = () => sessionStorage.getItem(PERSON_KEY) ?? endedPerson

/** The one place that ends what somebody leaves in this tab: everything in memory, and all its storage but `kept`. */
function forgetPerson(kept: (key: string) => boolean) {
  // First, as stores may write what they hold.
  resetAppState()
  Object.keys(sessionStorage)
    .filter((key) => !kept(key))
    .forEach((key) => sessionStorage.removeItem(key))
}

function handOver(userId: string) {
  const before = lastPerson()
  if (before !== undefined && before !== userId) forgetPerson((key) => key.startsWith(WANTED))
  endedPerson = undefined
  sessionStorage.setItem(PERSON_KEY, userId)
}

/** Without a connection at start the token stays, and so does what its person left: they may go on. */
const goesOn = () => localStorage.getItem(REFRESH_TOKEN_KEY) !== null

// By hand, by a refused refresh, in another tab, or before a reload: a session that is over leaves nothing behind.
sessionState.subscribe(() => {
  const now = sessionState.get()
  if (now.status === 'signed-in') handOver(now.claims.userId)
  else if (now.status === 'signed-out' && !goesOn()) {
    endedPerson = now.why === 'ended' ? lastPerson() : undefined
    forgetPerson(() => false)
  }
})
