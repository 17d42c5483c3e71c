import { createLastingStore } from '#web/platform/store.ts'
import { countsAsLoggedIn, readClaims } from './claims.ts'
import { refreshDelayMs } from './refresh-delay.ts'
import { createRefreshTimer } from './refresh-timer.ts'
import { singleFlight } from './single-flight.ts'
import type { SessionState, SignedOut } from './state.ts'

export type TokenPair = { accessToken: string; refreshToken: string }

/** What tabs tell each other; access tokens are in memory only, so a stored refresh token alone would not do. */
export type TabMessage = ({ kind: 'tokens' } & TokenPair) | { kind: 'signed-out' }

/** The browser as the session needs it; tests hand in another one. */
export type SessionWorld = {
  stored: { read: () => string | undefined; write: (refreshToken: string) => void; remove: () => void }
  exchange: (refreshToken: string) => Promise<TokenPair>
  /** Tells the server that the session is over; never fails and is not waited for. */
  logout: (refreshToken: string) => void
  /** One tab at a time. */
  locked: <Result>(work: () => Promise<Result>) => Promise<Result>
  tell: (message: TabMessage) => void
  /** Whether this tab holds what somebody left who was signed in. */
  isSomebodys: () => boolean
  /** Goes to '/'. */
  leave: () => void
  reload: () => void
  report: (error: unknown) => void
  isRefusal: (error: unknown) => boolean
  pause: (ms: number) => Promise<void>
}

export class SessionOver extends Error {}

const GAP_MS = 1000
const TELLING_MS = 300
const TELLING_STEP_MS = 25

/** The session of one tab (specification section 4, B-04 to B-09). */
export function createSession(world: SessionWorld, state = createLastingStore<SessionState>({ status: 'starting' })) {
  const renewals = createLastingStore(0)
  const timer = createRefreshTimer(() => refresh())
  let known: string | undefined
  let refreshedAt = Number.NEGATIVE_INFINITY

  const accessToken = () => {
    const now = state.get()
    return now.status === 'signed-in' ? now.accessToken : undefined
  }

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

  function keep(tokens: TokenPair) {
    world.stored.write(tokens.refreshToken)
    world.tell({ kind: 'tokens', ...tokens })
    adopt(tokens)
  }

  function end(why: SignedOut['why']) {
    timer.stop()
    known = undefined
    world.stored.remove()
    state.set({ status: 'signed-out', why })
  }

  /** Another tab that refreshed while this one waited for its turn tells its tokens; true once they are here. */
  async function heardFromOtherTab() {
    if (known === undefined || world.stored.read() === known) return false
    for (let waited = 0; waited < TELLING_MS; waited += TELLING_STEP_MS) {
      await world.pause(TELLING_STEP_MS)
      if (world.stored.read() === known) return true
    }
    return false
  }

  async function exchange(asked: string | undefined) {
    if (asked !== undefined && ((await heardFromOtherTab()) || accessToken() !== asked)) return
    const held = world.stored.read()
    if (held === undefined) throw new SessionOver()
    refreshedAt = Date.now()
    const tokens = await world.exchange(held)
    // Signed out, or signed in as somebody else, while the answer was on its way.
    if (world.stored.read() === held) keep(tokens)
  }

  const refresh = singleFlight(async () => {
    const asked = accessToken()
    await world.pause(Math.max(0, refreshedAt + GAP_MS - Date.now()))
    try {
      await world.locked(() => exchange(asked))
    } catch (error) {
      if (asked === undefined) world.report(error)
      if (isOver(error)) over(asked !== undefined)
      else if (asked === undefined) state.set({ status: 'signed-out', why: 'nobody' })
      throw error
    }
  })

  const renewOnce = singleFlight(async () => {
    await refresh()
    renewals.set(renewals.get() + 1)
  })

  const isOver = (error: unknown) => error instanceof SessionOver || world.isRefusal(error)

  function over(wasSignedIn: boolean) {
    end('ended')
    if (!wasSignedIn) return
    world.tell({ kind: 'signed-out' })
    world.leave()
  }

  const isNobody = () => state.get().status === 'signed-out' && world.stored.read() === undefined

  function ifStillStored() {
    if (world.stored.read() !== undefined && state.get().status === 'signed-out') refresh().catch(() => {})
  }

  return {
    state,
    /** Counts refreshes that a refused call asked for; the cart is read again after one (specification section 4). */
    renewals,
    /** Reads what is stored; nothing stored means nobody is signed in. */
    start() {
      if (state.get().status === 'signed-in') return
      if (world.stored.read() === undefined) state.set({ status: 'signed-out', why: 'nobody' })
      else refresh().catch(() => {})
    },
    /** Tokens from a right code or a registration. */
    signIn: keep,
    signOut() {
      const held = world.stored.read()
      end('asked')
      world.tell({ kind: 'signed-out' })
      if (held !== undefined) world.logout(held)
      world.leave()
    },
    /** The access token for a call; waits for the refresh at start. */
    async bearer() {
      if (accessToken() === undefined && !isNobody()) await refresh()
      return accessToken() ?? Promise.reject(new SessionOver())
    },
    /** Another access token than the one refused; concurrent callers share one refresh. */
    async renew(refused: string) {
      if (accessToken() === refused) await renewOnce()
      return accessToken() ?? Promise.reject(new SessionOver())
    },
    heard(message: TabMessage) {
      if (message.kind === 'tokens') adopt(message)
      else this.storageChanged()
    },
    /** The stored token changed in another tab. */
    storageChanged() {
      if (world.stored.read() !== undefined) {
        // Its access token is told separately; only where that never comes this tab asks for one.
        void world.pause(TELLING_MS).then(ifStillStored)
      } else if (state.get().status !== 'signed-out' || world.isSomebodys()) {
        end('asked')
        world.leave()
      }
    },
    /** Back in front, online again, or out of the browser's page cache. */
    recheck() {
      if (world.stored.read() === undefined) this.storageChanged()
      else if (state.get().status === 'signed-out') ifStillStored()
      else timer.recheck()
    },
  }
}

export type SessionClient = ReturnType<typeof createSession>
