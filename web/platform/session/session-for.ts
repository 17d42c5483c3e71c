import { setTransport } from '#web/platform/call.ts'
import { createStore } from '#web/platform/store.ts'
import { type Audience, audienceOf } from './audiences.ts'
import { authorizedTransport } from './authorized-transport.ts'
import { browserWorld } from './browser-world.ts'
import { watchHandOver } from './hand-over.ts'
import { createSession, type SessionClient } from './session.ts'
import { sessionStates } from './state.ts'

const clients = new Map<Audience, SessionClient>()

/**
 * The session of an audience in this tab, created on first use. Visitors need none; screens that only show the
 * signed-in user import `state.ts`.
 */
export function sessionFor(audience: Audience): SessionClient {
  const known = clients.get(audience)
  if (known !== undefined) return known
  watchHandOver(audience)
  const session = createSession(browserWorld(audience), sessionStates[audience])
  clients.set(audience, session)
  return session
}

const registrationToken = createStore<string | undefined>(undefined)

/** Sets the registration token of a new user, which is never stored. */
export const setRegistrationToken = registrationToken.set

// Importing this file puts the session under `call`; every module that calls on a user's behalf imports it.
const plain = setTransport((path, init, name) => transport(path, init, name))
export const transport = authorizedTransport({
  send: plain,
  sessionOf: (access) => sessionFor(audienceOf(access)),
  registration: registrationToken.get,
})
