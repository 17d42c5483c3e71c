import { insertVersion, latest } from '#server/modules/settings/settings.store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { owning } from './ledger.ts'
import { startingSettings } from './starting-settings.ts'

/** Saves the starting settings as version 1, unless there is a version. Returns the number of versions saved. */
export async function loadSettings(db: Database, clock: Clock): Promise<number> {
  return owning(db, async (owner) => {
    if (await latest(owner)) return 0
    const saved = { version: 1, contents: startingSettings(), savedAt: clock(), savedBy: 'Yantra' }
    await insertVersion(owner, { ...saved, changed: [], savedById: null })
    return 1
  })
}
