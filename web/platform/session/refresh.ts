import type { HeldTokens } from './held-tokens.ts'
import { SessionOver } from './session-over.ts'
import type { SessionWorld } from './session-world.ts'
import { singleFlight } from './single-flight.ts'

/** The least time between two exchanges of one tab. */
const GAP_MS = 1000
/** How long what another tab tells may take to get here. */
export const TELLING_MS = 300
const TELLING_STEP_MS = 25

/**
 * Trades the stored refresh token for new tokens: one tab at a time, once for all who ask meanwhile (B-05). Throws
 * `SessionOver` where none is stored, and what the server refused with.
 */
export function createRefresh(world: SessionWorld, held: HeldTokens) {
  let tradedAt = Number.NEGATIVE_INFINITY

  async function trade(asked: string | undefined) {
    if (asked !== undefined && ((await heardFromOtherTab(world, held)) || held.accessToken() !== asked)) return
    const stored = world.stored.read()
    if (stored === undefined) throw new SessionOver()
    tradedAt = Date.now()
    const tokens = await world.exchange(stored)
    // Signed out, or signed in as somebody else, while the answer was on its way.
    if (world.stored.read() === stored) held.keep(tokens)
  }

  return singleFlight(async () => {
    const asked = held.accessToken()
    await world.pause(Math.max(0, tradedAt + GAP_MS - Date.now()))
    try {
      await world.locked(() => trade(asked))
    } catch (error) {
      if (asked === undefined) failedAtStart(world, held, error)
      else if (isOver(world, error)) endEverywhere(world, held)
      throw error
    }
  })
}

/** Another tab that refreshed while this one waited for its turn tells its tokens; true once they are here. */
async function heardFromOtherTab(world: SessionWorld, held: HeldTokens) {
  if (!held.isBehind()) return false
  for (let waited = 0; waited < TELLING_MS; waited += TELLING_STEP_MS) {
    await world.pause(TELLING_STEP_MS)
    if (!held.isBehind()) return true
  }
  return false
}

const isOver = (world: SessionWorld, error: unknown) => error instanceof SessionOver || world.isRefusal(error)

/** Only a refusal ends the session; without a connection its token waits (B-07). */
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
