import { createContext, use } from 'react'
import type { Claims } from '#contract/session.ts'
import { createLastingStore, useStore } from '#web/platform/store.ts'
import { type Audience, audiences } from './audiences.ts'

export type SignedIn = { status: 'signed-in'; accessToken: string; claims: Claims; receivedAt: number }
/** `ended`: the server refused to go on; `asked`: somebody signed out, here or in another tab. */
export type SignedOut = { status: 'signed-out'; why: 'nobody' | 'asked' | 'ended' }
export type SessionState = { status: 'starting' } | SignedIn | SignedOut

/** Who of each audience is signed in in this tab; on the server it stays at `starting` for ever. */
export const sessionStates = {
  customer: createLastingStore<SessionState>({ status: 'starting' }),
  desk: createLastingStore<SessionState>({ status: 'starting' }),
}

/** The audience of the screens under it; `SessionOf` says which. */
export const AudienceContext = createContext<Audience>('customer')

/** Who is signed in, of the audience whose screen this is. */
export const useSession = () => useStore(sessionStates[use(AudienceContext)])

/** Whether anybody is signed in in this tab, of whatever audience. */
export const isAnybodySignedIn = () => Object.values(sessionStates).some(({ get }) => get().status === 'signed-in')

/** Whether the browser holds a refresh token of this audience. */
export const isStored = (audience: Audience) => localStorage.getItem(audiences[audience].tokenKey) !== null

/** Whether somebody was signed in in this tab and has not signed out since, as far as it knows. */
export const isSomebodys = (audience: Audience) => sessionStorage.getItem(audiences[audience].personKey) !== null
