import { createHash } from 'node:crypto'
import { Problem } from '#contract/problems.ts'
import type { Action } from './action.ts'
import { claimKey, storeReply, usedKey } from './idempotency.store.ts'
import type { Customer, Staff } from './principal.ts'

const KEPT_MS = 24 * 60 * 60 * 1000

/** The start of the period in which keys count; older ones may be purged. */
export const keysCountSince = (now: Date) => new Date(now.getTime() - KEPT_MS)

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('base64url')

type KeyedRequest = { readonly call: string; readonly key: string | undefined; readonly body: unknown }

/**
 * Does `work` once for each key: a repeated or concurrent request with the same key and body gets the first one's reply
 * for 24 hours, another body is refused. Call it inside the transaction of the work. Without a key it simply does the
 * work.
 */
export async function once<Reply>(
  action: Action<Customer | Staff>,
  { call, key, body }: KeyedRequest,
  work: () => Promise<Reply>,
): Promise<Reply> {
  if (key === undefined) return work()
  const { tx, now, by } = action
  const owner = { accountId: by.accountId, call, key }
  const requestHash = hashOf(body)
  if (await claimKey(action, owner, { requestHash, since: keysCountSince(now) })) {
    const reply = await work()
    await storeReply(tx, owner, reply)
    return reply
  }
  const used = await usedKey(tx, owner)
  if (used?.requestHash !== requestHash) throw new Problem('idempotency-key-reused')
  // The same call wrote it, and the contract parses its reply again before sending.
  return used.reply as Reply
}
