import type { HeldTokens } from './held-tokens.ts'
import { SessionOver } from './session-over.ts'
import type { SessionWorld } from './session-world.ts'
import { singleFlight } from './single-flight.ts'

/** The least time between two exchanges in one tab. */
const GAP_MS = 1000
const NEVER = Number.NEGATIVE_INFINITY
/** The longest time that a message from another tab may take to arrive. */
export const TELLING_MS = 300
const TELLING_STEP_MS = 25

/**
 * Exchanges the stored refresh token for new tokens: one tab at a time, shared by concurrent callers (B-05). Throws
 * `SessionOver` if none is stored, and the server's refusal.
 */
export function createRefresh(world: SessionWorld, held: HeldTokens) {
  let tradedAt = NEVER

  async function trade(asked: string | undefined) {
    if (asked !== undefined && ((await heardFromOtherTab(world, held)) || held.accessToken() !== asked)) return
    const stored = world.stored.read()
    if (stored === undefined) throw new SessionOver()
    tradedAt = Date.now()
    const tokens = await world.exchange(stored)
    // Unless the user signed out, or signed in as somebody else, during the exchange.
    if (world.stored.read() === stored) held.keep(tokens)
  }

  return singleFlight(async () => {
    const asked = held.accessToken()
    await world.pause(Math.max(0, tradedAt + GAP_MS - Date.now()))
    try {
      await world.locked(() => trade(asked))
    } catch (error) {
      // Nothing reached the server, so it needs no rest; offline, people would wait at each step.
      if (error instanceof TypeError) tradedAt = NEVER
      if (asked === undefined) failedAtStart(world, held, error)
      else if (isOver(world, error)) endEverywhere(world, held)
      throw error
    }
  })
}

/** A tab that refreshed while this one waited for the lock shares its tokens; true once they have arrived. */
async function heardFromOtherTab(world: SessionWorld, held: HeldTokens) {
  if (!held.isBehind()) return false
  for (let waited = 0; waited < TELLING_MS; waited += TELLING_STEP_MS) {
    await world.pause(TELLING_STEP_MS)
    if (!held.isBehind()) return true
  }
  return false
}

const isOver = (world: SessionWorld, error: unknown) => error instanceof SessionOver || world.isRefusal(error)

/** Only a refusal ends the session; offline, the token stays (B-07). */
function failedAtStart(world: SessionWorld, held: HeldTokens, error: unknown) {
  world.report(error)
  if (isOver(world, error)) held.end('ended')
  else held.state.set({ status: 'signed-out', why: 'nobody' })
}

function endEverywhere(world: SessionWorld, held: HeldTokens) {
  held.end('ended')
  world.tell({ kind: 'signed-out' })
  world.leave()
}
