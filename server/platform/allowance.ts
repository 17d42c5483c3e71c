import type { Clock } from './clock.ts'
import { leastRecentlyUsed } from './lru.ts'
import { networkOf } from './network.ts'

/** What is left to a network, and since when that is so. */
type Purse = { left: number; at: number }

/** Forgetting one that has long been silent only fills it again. */
const NETWORKS_MAX = 20_000
const MINUTE_MS = 60_000

/**
 * So many a minute for each network (IPv6: a /64), all at once if they like, filled up evenly. It is counted in this
 * process alone, as it guards this process. Answers how many seconds to wait; undefined where one was free and is taken.
 */
export function allowance(perMinute: number, clock: Clock) {
  const purses = leastRecentlyUsed<Purse>({ entries: NETWORKS_MAX, weight: NETWORKS_MAX }, () => 1)
  return (address: string): number | undefined => {
    const network = networkOf(address)
    const now = clock().getTime()
    const { left, at } = purses.get(network) ?? { left: perMinute, at: now }
    const filled = Math.min(perMinute, left + (Math.max(0, now - at) / MINUTE_MS) * perMinute)
    const isFree = filled >= 1
    purses.set(network, { left: isFree ? filled - 1 : filled, at: now })
    return isFree ? undefined : Math.min(60, Math.max(1, Math.ceil(((1 - filled) / perMinute) * 60)))
  }
}
