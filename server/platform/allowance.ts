import type { Clock } from './clock.ts'
import { leastRecentlyUsed } from './lru.ts'
import { networkOf } from './network.ts'

/** The remaining allowance of a network, and the time at which it was computed. */
type Purse = { left: number; at: number }

/** Dropping a network that has long been silent is harmless: its allowance is full again. */
const NETWORKS_MAX = 20_000
const MINUTE_MS = 60_000

/**
 * Allows `perMinute` uses for each network (IPv6: a /64), in a burst or evenly. The count is local to this process,
 * which it protects. Takes one use and returns undefined, or returns the seconds to wait if none is free.
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
