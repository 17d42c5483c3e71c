import { createHash } from 'node:crypto'
import { Problem } from '#contract/problems.ts'
import type { Queryable } from './database.ts'
import { claimKey, type KeyOwner, storeReply, usedKey } from './idempotency.store.ts'

const KEPT_MS = 24 * 60 * 60 * 1000

/** From when on keys count; older ones may be forgotten. */
export const keysCountSince = (now: Date) => new Date(now.getTime() - KEPT_MS)

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('base64url')

export type KeyedRequest = Omit<KeyOwner, 'key'> & { key: string | undefined; body: unknown; now: Date }

/**
 * Does `work` once a key: a repeated or concurrent request with the same key and body gets the first one's reply for
 * 24 hours, another body is refused. Call it inside the transaction of the work. Without a key it just works.
 */
export async function once<Reply>(tx: Queryable, request: KeyedRequest, work: () => Promise<Reply>): Promise<Reply> {
  const { accountId, call, key, body, now } = request
  if (key === undefined) return work()
  const owner = { accountId, call, key }
  if (await claimKey(tx, owner, hashOf(body), keysCountSince(now), now)) {
    const reply = await work()
    await storeReply(tx, owner, reply)
    return reply
  }
  const used = await usedKey(tx, owner)
  if (used?.requestHash !== hashOf(body)) throw new Problem('idempotency-key-reused')
  // It was written by the same call, whose reply the contract parses again on the way out.
  return used.reply as Reply
}
