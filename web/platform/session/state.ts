import type { Claims } from '#contract/session.ts'
import { createStore, useStore } from '#web/platform/store.ts'

/** Local storage key of the refresh token (specification section 9). */
export const REFRESH_TOKEN_KEY = 'refreshToken'

export type SignedIn = { status: 'signed-in'; accessToken: string; claims: Claims; receivedAt: number }
/** `ended`: the server refused to go on; `asked`: somebody signed out, here or in another tab. */
export type SignedOut = { status: 'signed-out'; why: 'nobody' | 'asked' | 'ended' }
export type SessionState = { status: 'starting' } | SignedIn | SignedOut

/** Who is signed in in this tab; on the server it stays at `starting` for ever. */
export const sessionState = createStore<SessionState>({ status: 'starting' })

export const useSession = () => useStore(sessionState)
