// Whoever opens a machine's page sees its price, too: what that follows from is read along with the machine.
import { leastRecentlyUsed } from '#server/platform/lru.ts'
import type { Version } from '#server/platform/serve-public.ts'
import { type AskedHire, type HireFacts, hireFacts } from './estimates.store.ts'

const KEPT = 200

/**
 * `along` is what the statement of a machine also reads, for a hire from `today` on; `known` finds it again for as long
 * as no new version is published.
 */
export function readAlong(version: Version, today: () => string) {
  const kept = leastRecentlyUsed<HireFacts>({ entries: KEPT, weight: KEPT }, () => 1)
  const keyOf = ({ slug, city, on }: AskedHire) => [version.held(), on, city, slug].join(' ')
  const along = (slug: string, city: string) => {
    const hire = { slug, city, on: today() }
    const key = keyOf(hire)
    const keep = (facts: HireFacts | null) => void (facts && kept.set(key, facts))
    return { facts: hireFacts(hire), keep }
  }
  return { along, known: (hire: AskedHire) => kept.get(keyOf(hire)) }
}
