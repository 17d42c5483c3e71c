import { createContext, use } from 'react'
import type { Claims } from '#contract/session.ts'
import { createLastingStore, useStore } from '#web/platform/store.ts'
import { type Audience, audiences } from './audiences.ts'

type SignedIn = { status: 'signed-in'; accessToken: string; claims: Claims; receivedAt: number }
/** `ended`: the server refused to continue; `asked`: the user signed out, here or in another tab. */
export type SignedOut = { status: 'signed-out'; why: 'nobody' | 'asked' | 'ended' }
export type SessionState = { status: 'starting' } | SignedIn | SignedOut

/** The session state of each audience in this tab; always `starting` on the server. */
export const sessionStates = {
  customer: createLastingStore<SessionState>({ status: 'starting' }),
  desk: createLastingStore<SessionState>({ status: 'starting' }),
}

/** The audience of the screens below, set by `SessionOf`. */
export const AudienceContext = createContext<Audience>('customer')

/** The session state of this screen's audience. */
export const useSession = () => useStore(sessionStates[use(AudienceContext)])

/** Whether a user of any audience is signed in in this tab. */
export const isAnybodySignedIn = () => Object.values(sessionStates).some(({ get }) => get().status === 'signed-in')

/** Whether the browser holds a refresh token of this audience. */
export const isStored = (audience: Audience) => localStorage.getItem(audiences[audience].tokenKey) !== null

/** Whether a user has signed in in this tab and, as far as it knows, not signed out since. */
export const isSomebodys = (audience: Audience) => sessionStorage.getItem(audiences[audience].personKey) !== null
