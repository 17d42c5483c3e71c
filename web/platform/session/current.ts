import { setTransport } from '#web/platform/call.ts'
import { authorizedTransport } from './authorized-transport.ts'
import { browserWorld } from './browser-world.ts'
import { createSession } from './session.ts'
import { sessionState } from './state.ts'
// What the last person left in this tab goes with the next one's sign-in.
import './hand-over.ts'

/** The session of this tab. Visitors do without it: who only shows who is signed in takes `state.ts`. */
export const session = createSession(browserWorld, sessionState)

let registrationToken: string | undefined

/** The token of somebody new, which only registers and is never stored. */
export const setRegistrationToken = (token: string | undefined) => {
  registrationToken = token
}

// From here on calls carry the session; whatever calls for a person imports this file.
const plain = setTransport((path, init, name) => transport(path, init, name))
export const transport = authorizedTransport(plain, session, () => registrationToken)
