import { setTransport } from '#web/platform/call.ts'
import { createStore } from '#web/platform/store.ts'
import { authorizedTransport } from './authorized-transport.ts'
import { browserWorld } from './browser-world.ts'
import { createSession } from './session.ts'
import { sessionState } from './state.ts'
// Resets everything when the session ends.
import './hand-over.ts'

/** The session of this tab. Visitors do without it: who only shows who is signed in takes `state.ts`. */
export const session = createSession(browserWorld, sessionState)

const registrationToken = createStore<string | undefined>(undefined)

/** The token of somebody new, which only registers and is never stored. */
export const setRegistrationToken = registrationToken.set

// From here on calls carry the session; whatever calls for a person imports this file.
const plain = setTransport((path, init, name) => transport(path, init, name))
export const transport = authorizedTransport(plain, session, registrationToken.get)
