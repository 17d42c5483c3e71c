import '#web/platform/signed-in-paths.ts'
import type { Access } from '#contract/access.ts'
import { pathOf, type Transport } from '#web/platform/call.ts'
import { whenSessionEnds } from '#web/platform/store.ts'
import type { SessionClient } from './session.ts'

/** A 403 with a token younger than this is not caused by the token (S11). */
const FRESH_MS = 30_000

type Tools = {
  send: Transport
  /** The session of the audience that a call belongs to. */
  sessionOf: (access: Access) => SessionClient
  /** The registration token of a new user. */
  registration: () => string | undefined
}

/**
 * Adds the token that a call's access names. On 401 or 403 it refreshes the token and repeats the call, each once. A
 * lasting 403 is a missing permission and does not end the session (B-06).
 */
export function authorizedTransport({ send, sessionOf, registration }: Tools): Transport {
  const final = new Set<string>()
  whenSessionEnds(() => final.clear())

  const worthARefresh = (session: SessionClient, status: number, asked: string) => {
    if (status === 401) return true
    const now = session.state.get()
    const fresh = now.status === 'signed-in' && Date.now() - now.receivedAt < FRESH_MS
    return status === 403 && !fresh && !final.has(asked)
  }

  async function again(session: SessionClient, asked: string, attempt: () => Promise<Response>) {
    const response = await attempt()
    if (response.status === 403) final.add(asked)
    if (response.status === 401) session.signOut()
    return response
  }

  return async (path, init, name) => {
    const { access, path: route } = pathOf(name)
    const newUser = access.startsWith('new-user') ? registration() : undefined
    if (newUser !== undefined || access === 'new-user') return send(path, withBearer(init, newUser), name)
    // The page may be unloading during sign-out.
    if (name === 'logout') return send(path, { ...init, keepalive: true }, name)
    // The holder of a link has no session; a refused link must end nobody's.
    if (access === 'public' || access.startsWith('link:')) return send(path, init, name)
    const session = sessionOf(access)
    const attempt = (token: string) => send(path, withBearer(init, token), name)
    const token = await session.bearer()
    const response = await attempt(token)
    if (!worthARefresh(session, response.status, route + token)) return response
    const renewed = await session.renew(token).catch(() => undefined)
    return renewed === undefined ? response : again(session, route + renewed, () => attempt(renewed))
  }
}

const withBearer = (init: RequestInit, token: string | undefined): RequestInit =>
  token === undefined
    ? init
    : { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` } }
