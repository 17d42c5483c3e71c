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
 * The session of an audience in this tab, made when it is first asked for. Visitors do without it: who only shows who is
 * signed in takes `state.ts`.
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

/** The token of somebody new, which only registers and is never stored. */
export const setRegistrationToken = registrationToken.set

// From here on calls carry the session; whatever calls for a person imports this file.
const plain = setTransport((path, init, name) => transport(path, init, name))
export const transport = authorizedTransport({
  send: plain,
  sessionOf: (access) => sessionFor(audienceOf(access)),
  registration: registrationToken.get,
})
