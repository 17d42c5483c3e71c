import type { Store } from '#web/platform/store.ts'
import { countsAsLoggedIn, readClaims } from './claims.ts'
import { refreshDelayMs } from './refresh-delay.ts'
import { createRefreshTimer } from './refresh-timer.ts'
import type { SessionWorld, TokenPair } from './session-world.ts'
import type { SessionState, SignedOut } from './state.ts'

/** What this tab holds of a session; `refresh` is called shortly before the access token ends (B-04). */
export function holdTokens(world: SessionWorld, state: Store<SessionState>, refresh: () => Promise<unknown>) {
  const timer = createRefreshTimer(refresh)
  let known: string | undefined

  /** Takes over tokens that are stored already. Throws where the access token can't be read. */
  function adopt({ accessToken, refreshToken }: TokenPair) {
    const claims = readClaims(accessToken)
    if (claims === undefined) throw new Error('The access token can not be read')
    const before = state.get()
    // Another person in another tab: what this one shows and would write belongs to somebody else.
    if (before.status === 'signed-in' && before.claims.userId !== claims.userId) return world.reload()
    if (!countsAsLoggedIn(claims.role)) return end('nobody')
    known = refreshToken
    state.set({ status: 'signed-in', accessToken, claims, receivedAt: Date.now() })
    timer.start(refreshDelayMs(claims))
  }

  /** Stores new tokens, tells the other tabs and takes them over. */
  function keep(tokens: TokenPair) {
    world.stored.write(tokens.refreshToken)
    world.tell({ kind: 'tokens', ...tokens })
    adopt(tokens)
  }

  /** Forgets everything; the other tabs and the server are told by whoever ends it. */
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
    /** The access token, while somebody is signed in. */
    accessToken() {
      const now = state.get()
      return now.status === 'signed-in' ? now.accessToken : undefined
    },
    /** Whether another tab has stored a token that this one has not heard of. */
    isBehind: () => known !== undefined && world.stored.read() !== known,
    /** Refreshes now if it is time to: timers come late after sleep. */
    recheck: timer.recheck,
  }
}

export type HeldTokens = ReturnType<typeof holdTokens>
