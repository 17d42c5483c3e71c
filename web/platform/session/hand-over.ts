import { sessionState } from './state.ts'

/** What pages keep in this tab's storage has a name that begins so. */
const OURS = 'yantra.'
/** What a visitor wanted and signs in for: it is theirs, whoever was here before. */
const WANTED = 'yantra.wanted'
const PERSON_KEY = 'yantra.person'

/** Who was last signed in in this tab, over a reload too; signing out forgets them. */
export const lastPerson = () => sessionStorage.getItem(PERSON_KEY) ?? undefined

const forget = (kept: (key: string) => boolean) =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(OURS) && !kept(key))
    .forEach((key) => sessionStorage.removeItem(key))

function handOver(userId: string) {
  const before = lastPerson()
  if (before !== undefined && before !== userId) forget((key) => key.startsWith(WANTED))
  sessionStorage.setItem(PERSON_KEY, userId)
}

// Signing out leaves nothing behind. A session that merely ended goes on where it was, but for the same person only.
sessionState.subscribe(() => {
  const now = sessionState.get()
  if (now.status === 'signed-in') handOver(now.claims.userId)
  else if (now.status === 'signed-out' && now.why === 'asked') forget(() => false)
})
