import { paths } from '#contract/paths.ts'
import type { PathName, Transport } from '#web/platform/call.ts'
import { whenSessionEnds } from '#web/platform/store.ts'
import type { SessionClient } from './session.ts'

/** A 403 with a token younger than this is no matter of the token (S11). */
const FRESH_MS = 30_000

/** What the link of a message does it does for whoever holds it; anybody may write to us. */
const ofAnybody = /\/(undo-change|product-availability\/unsubscribe|contact)$/
const carriesSession = (name: PathName) =>
  !/^\/v1\/(public|jwt-auth)\//.test(paths[name].path) && !ofAnybody.test(paths[name].path)
/** Somebody new registers: themself, a company, or with a request to be let into one. */
const registers = (name: PathName) => /^\/v1\/(user\/register$|register\/)/.test(paths[name].path)
/** Somebody new may accept an invitation in place of registering. */
const mayReplaceRegistering = (name: PathName) => name === 'listOwnInvitations' || name === 'acceptInvitation'

/**
 * Adds the access token to calls that need one. On 401 or 403 it is refreshed once and the call repeated once;
 * a 403 that stays is a matter of permission and ends no session (B-06).
 */
export function authorizedTransport(send: Transport, session: SessionClient, registration: () => string | undefined) {
  const final = new Set<string>()
  whenSessionEnds(() => final.clear())

  const worthARefresh = (status: number, route: string, token: string) => {
    if (status === 401) return true
    const now = session.state.get()
    const fresh = now.status === 'signed-in' && Date.now() - now.receivedAt < FRESH_MS
    return status === 403 && !fresh && !final.has(route + token)
  }

  async function again(path: string, init: RequestInit, name: PathName, token: string) {
    const response = await send(path, withBearer(init, token), name)
    if (response.status === 403) final.add(paths[name].path + token)
    if (response.status === 401) session.signOut()
    return response
  }

  const transport: Transport = async (path, init, name) => {
    const isNew = registers(name) || (mayReplaceRegistering(name) && registration() !== undefined)
    if (isNew) return send(path, withBearer(init, registration()), name)
    // The page may be on its way out when somebody signs out.
    if (name === 'logout') return send(path, { ...init, keepalive: true }, name)
    if (!carriesSession(name)) return send(path, init, name)
    const token = await session.bearer()
    const response = await send(path, withBearer(init, token), name)
    if (!worthARefresh(response.status, paths[name].path, token)) return response
    const renewed = await session.renew(token).catch(() => undefined)
    return renewed === undefined ? response : again(path, init, name, renewed)
  }
  return transport
}

const withBearer = (init: RequestInit, token: string | undefined): RequestInit =>
  token === undefined
    ? init
    : { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` } }
