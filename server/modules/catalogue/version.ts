import { dateInIndia } from '#contract/dates.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { within } from '#server/platform/within.ts'
import { currentVersion } from './version.store.ts'

/** The longest delay before a change shows; in return, a busy second costs one query. */
const FRESH_MS = 1000
/** If the answer takes longer than this, callers get the last known version. */
const PATIENCE_MS = 1000

export type CatalogueVersion = {
  /** The version and the day in India, on which rates and dates depend, at most a second old; the last known one while the database is away. */
  ask: () => Promise<string>
  /** The last known version at once; refreshes in the background if it is more than a second old. */
  held: () => string
}

/** A text that changes with every change of the catalogue, and at midnight in India. */
export function catalogueVersion(db: Database, clock: Clock): CatalogueVersion {
  let known = ''
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<string> | undefined
  const today = () => (known === '' ? known : `${known} ${dateInIndia(clock())}`)

  async function askDatabase() {
    try {
      const asked = currentVersion(db.read)
      known = (await (known === '' ? asked : within(PATIENCE_MS, asked)))?.version ?? known
    } catch (error) {
      // Without any known version there is nothing to serve; later failures serve the cached one.
      if (known === '') throw error
    } finally {
      asking = undefined
    }
    return today()
  }

  function ask() {
    const now = clock().getTime()
    if (asking) return asking
    // If the clock was set back, the version must not be kept for ever.
    if (Math.abs(now - askedAt) < FRESH_MS) return Promise.resolve(today())
    askedAt = now
    asking = askDatabase()
    return asking
  }

  return {
    ask,
    held: () => {
      ask().catch(() => {})
      return today()
    },
  }
}
