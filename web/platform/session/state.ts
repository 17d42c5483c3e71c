import type { Claims } from '#contract/session.ts'
import { createLastingStore, useStore } from '#web/platform/store.ts'

/** Local storage key of the refresh token (specification section 9). */
export const REFRESH_TOKEN_KEY = 'refreshToken'
/** Session storage key of whoever was last signed in in this tab. */
export const PERSON_KEY = 'yantra.person'

/** Whether somebody was signed in in this tab and has not signed out since, as far as it knows. */
export const isSomebodys = () => sessionStorage.getItem(PERSON_KEY) !== null

export type SignedIn = { status: 'signed-in'; accessToken: string; claims: Claims; receivedAt: number }
/** `ended`: the server refused to go on; `asked`: somebody signed out, here or in another tab. */
export type SignedOut = { status: 'signed-out'; why: 'nobody' | 'asked' | 'ended' }
export type SessionState = { status: 'starting' } | SignedIn | SignedOut

/** Who is signed in in this tab; on the server it stays at `starting` for ever. */
export const sessionState = createLastingStore<SessionState>({ status: 'starting' })

export const useSession = () => useStore(sessionState)
