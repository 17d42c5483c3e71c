import type { Store } from '#web/platform/store.ts'
import { countsAsLoggedIn, readClaims } from './claims.ts'
import { refreshDelayMs } from './refresh-delay.ts'
import { createRefreshTimer } from './refresh-timer.ts'
import type { SessionWorld, TokenPair } from './session-world.ts'
import type { SessionState, SignedOut } from './state.ts'

/** The tokens of a session in this tab; `refresh` is called shortly before the access token expires (B-04). */
export function holdTokens(world: SessionWorld, state: Store<SessionState>, refresh: () => Promise<unknown>) {
  const timer = createRefreshTimer(refresh)
  let known: string | undefined

  /** Adopts tokens that are already stored. Throws if the access token cannot be read. */
  function adopt({ accessToken, refreshToken }: TokenPair) {
    const claims = readClaims(accessToken)
    if (claims === undefined) throw new Error('The access token can not be read')
    const before = state.get()
    // Another user signed in in another tab; this tab's screen and input belong to the previous one.
    if (before.status === 'signed-in' && before.claims.userId !== claims.userId) return world.reload()
    if (!countsAsLoggedIn(claims.role, world.audience)) return end('nobody')
    known = refreshToken
    state.set({ status: 'signed-in', accessToken, claims, receivedAt: Date.now() })
    timer.start(refreshDelayMs(claims))
  }

  /** Stores new tokens, sends them to the other tabs and adopts them. */
  function keep(tokens: TokenPair) {
    world.stored.write(tokens.refreshToken)
    world.tell({ kind: 'tokens', ...tokens })
    adopt(tokens)
  }

  /** Clears everything here; the caller informs the other tabs and the server. */
  function end(why: SignedOut['why']) {
    timer.stop()
    known = undefined
    world.stored.remove()
    state.set({ status: 'signed-out', why })
  }

  return {
    state,
    adopt,
    keep,
    end,
    /** The access token of a signed-in user. */
    accessToken() {
      const now = state.get()
      return now.status === 'signed-in' ? now.accessToken : undefined
    },
    /** Whether another tab has stored a token that this tab has not heard of. */
    isBehind: () => known !== undefined && world.stored.read() !== known,
    /** Refreshes now if it is due: timers fire late after sleep. */
    recheck: timer.recheck,
  }
}

export type HeldTokens = ReturnType<typeof holdTokens>
