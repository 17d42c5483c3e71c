import type { HeldTokens } from './held-tokens.ts'
import { TELLING_MS } from './refresh.ts'
import type { SessionWorld, TabMessage } from './session-world.ts'

/** What other tabs and the browser tell, and what follows from it for the session of this tab. */
export function followOtherTabs(world: SessionWorld, held: HeldTokens, refresh: () => Promise<unknown>) {
  const { state } = held

  function ifStillStored() {
    if (world.stored.read() !== undefined && state.get().status === 'signed-out') refresh().catch(() => {})
  }

  /** The stored token changed in another tab. */
  function storageChanged() {
    if (world.stored.read() !== undefined) {
      // Its access token is told separately; only where that never comes this tab asks for one.
      void world.pause(TELLING_MS).then(ifStillStored)
    } else if (state.get().status !== 'signed-out' || world.isSomebodys()) {
      held.end('asked')
      world.leave()
    }
  }

  return {
    storageChanged,
    heard(message: TabMessage) {
      if (message.kind === 'tokens') held.adopt(message)
      else storageChanged()
    },
    /** Back in front, online again, or out of the browser's page cache. */
    recheck() {
      if (world.stored.read() === undefined) storageChanged()
      else if (state.get().status === 'signed-out') ifStillStored()
      else held.recheck()
    },
  }
}
