import type { Claims } from '#contract/session.ts'
import { type Audience, audiences } from './audiences.ts'

/** The holder of this browser's session until the server confirms it. */
export type Holder = Pick<Claims, 'userId' | 'name' | 'userType'>

/** Remembers them; what was kept for somebody before them is dropped. */
export function saveHolder(audience: Audience, { userId, name, userType }: Holder) {
  const before = localStorage.getItem(audiences[audience].holderKey)
  if (before !== null && (JSON.parse(before) as Holder).userId !== userId) dropHolder(audience)
  localStorage.setItem(audiences[audience].holderKey, JSON.stringify({ userId, name, userType }))
}

/** Browsers that keep nothing have none. */
const { indexedDB: databases } = globalThis as { indexedDB?: { deleteDatabase: (name: string) => unknown } }

/** Removes them, and the answers of the server that were kept for them. */
export function dropHolder(audience: Audience) {
  const { holderKey, answers } = audiences[audience]
  localStorage.removeItem(holderKey)
  databases?.deleteDatabase(answers)
}

/** The holder of the stored refresh token; undefined if nobody is signed in. */
export function holderOf(audience: Audience): Holder | undefined {
  const { holderKey, tokenKey } = audiences[audience]
  const kept = localStorage.getItem(holderKey)
  return kept === null || localStorage.getItem(tokenKey) === null ? undefined : (JSON.parse(kept) as Holder)
}
