import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { within } from '#server/platform/within.ts'
import { currentVersion } from './version.store.ts'

/** A change may be shown this much later; in return a busy second costs one question. */
const FRESH_MS = 1000
/** Where the answer is later than this, whoever asks is served what is known. */
const PATIENCE_MS = 1000

export type CatalogueVersion = {
  /** The version, at most a second old; the last known one while the database is away. */
  ask: () => Promise<string>
  /** The last known version at once; asks in the background when it is more than a second old. */
  held: () => string
}

/** The number that changes with every change of the catalogue, as text. */
export function catalogueVersion(db: Database, clock: Clock): CatalogueVersion {
  let known = ''
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<string> | undefined

  async function askDatabase() {
    try {
      const asked = currentVersion(db.read)
      known = (await (known === '' ? asked : within(PATIENCE_MS, asked)))?.version ?? known
    } catch (error) {
      // Without a version ever known there is nothing to serve from; later failures serve what is kept.
      if (known === '') throw error
    } finally {
      asking = undefined
    }
    return known
  }

  function ask() {
    const now = clock().getTime()
    if (asking) return asking
    // A clock that was set back must not hold the version for ever.
    if (Math.abs(now - askedAt) < FRESH_MS) return Promise.resolve(known)
    askedAt = now
    asking = askDatabase()
    return asking
  }

  return {
    ask,
    held: () => {
      ask().catch(() => {})
      return known
    },
  }
}
