import { setTransport } from '#web/platform/call.ts'
import { REFRESH_TOKEN_KEY } from '#web/platform/guard.ts'
import { useStore } from '#web/platform/store.ts'
import { authorizedTransport } from './authorized-transport.ts'
import { browserWorld, listenToTabs } from './browser-world.ts'
import { createSession } from './session.ts'

/** The session of this tab; on the server it stays at `starting` for ever. */
export const session = createSession(browserWorld)

/** What pages keep for a person in this tab's storage has a name that begins so. */
const OURS = 'yantra.'

// Signing out leaves nothing behind; a session that merely ended goes on where it was.
session.state.subscribe(() => {
  const now = session.state.get()
  if (now.status !== 'signed-out' || now.why !== 'asked') return
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(OURS)) sessionStorage.removeItem(key)
})

export const useSession = () => useStore(session.state)

let registrationToken: string | undefined

/** The token of somebody new, which only registers and is never stored. */
export const setRegistrationToken = (token: string | undefined) => {
  registrationToken = token
}

/** Called once, before anything is rendered in the browser. */
export function startSession() {
  const plain = setTransport((path, init, name) => transport(path, init, name))
  const transport = authorizedTransport(plain, session, () => registrationToken)
  listenToTabs((message) => session.heard(message))
  addEventListener('storage', ({ key }) => {
    if (key === REFRESH_TOKEN_KEY || key === null) session.storageChanged()
  })
  const recheck = () => session.recheck()
  document.addEventListener('visibilitychange', recheck)
  addEventListener('online', recheck)
  addEventListener('pageshow', ({ persisted }) => persisted && recheck())
  session.start()
}
