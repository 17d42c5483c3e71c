// The indicative rates that everybody sees; the rate card sets them.
import type { Queryable } from '#server/platform/database.ts'
import { type PublicRate, updateRates } from './public-rates.store.ts'
import { bumpVersion } from './write.store.ts'

/** Drops all cached answers, because a price of theirs has changed. */
export const dropAnswers = bumpVersion

/** Sets public rates and, if any of them is new, drops all cached answers. */
export async function setPublicRates(tx: Queryable, rates: readonly PublicRate[]) {
  if (await updateRates(tx, rates)) await bumpVersion(tx)
}
