import { setTransport } from '#web/platform/call.ts'
import { authorizedTransport } from './authorized-transport.ts'
import { browserWorld } from './browser-world.ts'
import { createSession } from './session.ts'
import { sessionState } from './state.ts'

/** The session of this tab. Visitors do without it: who only shows who is signed in takes `state.ts`. */
export const session = createSession(browserWorld, sessionState)

/** What pages keep for a person in this tab's storage has a name that begins so. */
const OURS = 'yantra.'

// Signing out leaves nothing behind; a session that merely ended goes on where it was.
sessionState.subscribe(() => {
  const now = sessionState.get()
  if (now.status !== 'signed-out' || now.why !== 'asked') return
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(OURS)) sessionStorage.removeItem(key)
})

let registrationToken: string | undefined

/** The token of somebody new, which only registers and is never stored. */
export const setRegistrationToken = (token: string | undefined) => {
  registrationToken = token
}

// From here on calls carry the session; whatever calls for a person imports this file.
const plain = setTransport((path, init, name) => transport(path, init, name))
const transport = authorizedTransport(plain, session, () => registrationToken)
