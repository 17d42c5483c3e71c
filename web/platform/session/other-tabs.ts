import type { HeldTokens } from './held-tokens.ts'
import { TELLING_MS } from './refresh.ts'
import type { SessionWorld, TabMessage } from './session-world.ts'

/** Applies messages of other tabs and events of the browser to this tab's session. */
export function followOtherTabs(world: SessionWorld, held: HeldTokens, refresh: () => Promise<unknown>) {
  const { state } = held

  function ifStillStored() {
    if (world.stored.read() !== undefined && state.get().status === 'signed-out') refresh().catch(() => {})
  }

  /** The stored token changed in another tab. */
  function storageChanged() {
    if (world.stored.read() !== undefined) {
      // Its access token comes separately; this tab requests one only if it never arrives.
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
    /** For a tab back in front, back online, or restored from the browser's page cache. */
    recheck() {
      if (world.stored.read() === undefined) storageChanged()
      else if (state.get().status === 'signed-out') ifStillStored()
      else held.recheck()
    },
  }
}
