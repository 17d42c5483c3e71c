import { createLastingStore } from '#web/platform/store.ts'
import { holdTokens } from './held-tokens.ts'
import { followOtherTabs } from './other-tabs.ts'
import { createRefresh } from './refresh.ts'
import { SessionOver } from './session-over.ts'
import type { SessionWorld } from './session-world.ts'
import { singleFlight } from './single-flight.ts'
import type { SessionState } from './state.ts'

/** The session of one tab (specification section 4, B-04 to B-09). */
export function createSession(world: SessionWorld, state = createLastingStore<SessionState>({ status: 'starting' })) {
  const renewals = createLastingStore(0)
  const held = holdTokens(world, state, () => refresh())
  const refresh = createRefresh(world, held)
  const renewOnce = singleFlight(async () => {
    await refresh()
    renewals.set(renewals.get() + 1)
  })
  const accessToken = () => held.accessToken() ?? Promise.reject(new SessionOver())
  const isNobody = () => state.get().status === 'signed-out' && world.stored.read() === undefined

  return {
    state,
    /** Counts refreshes caused by a refused call; each one reloads the cart (specification section 4). */
    renewals,
    ...followOtherTabs(world, held, refresh),
    /** Restores the stored session; with nothing stored the state is signed out. */
    start() {
      if (state.get().status === 'signed-in') return
      if (world.stored.read() === undefined) state.set({ status: 'signed-out', why: 'nobody' })
      else refresh().catch(() => {})
    },
    /** Adopts the tokens from a right code or a registration. */
    signIn: held.keep,
    signOut() {
      const stored = world.stored.read()
      held.end('asked')
      world.tell({ kind: 'signed-out' })
      if (stored !== undefined) world.logout(stored)
      world.leave()
    },
    /** The access token for a call; waits for the refresh at start. */
    async bearer() {
      if (held.accessToken() === undefined && !isNobody()) await refresh()
      return accessToken()
    },
    /** Replaces a refused access token; concurrent callers share one refresh. */
    async renew(refused: string) {
      if (held.accessToken() === refused) await renewOnce()
      return accessToken()
    },
  }
}

export type SessionClient = ReturnType<typeof createSession>
