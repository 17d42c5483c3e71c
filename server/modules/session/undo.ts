// Anyone who reads messages of the old phone or email address can undo a change of it (B-19).
import { Problem } from '#contract/problems.ts'
import { type Tools, type Transaction, transact } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Identifier } from './accounts.rules.ts'
import { detachPending, insertIdentifier } from './accounts.store.ts'
import { lockValues } from './contacts.store.ts'
import { hashToken, newRefreshToken as newToken } from './families.rules.ts'
import { dropKind, isVerifiedByOther, lockAccount } from './identities.store.ts'
import { revokeAll } from './memberships.store.ts'
import * as store from './undo.store.ts'

export const UNDO_HOURS = 72

/**
 * Stores the replaced identifier, inside the transaction that replaces it. Returns the token that undoes the change.
 */
export async function storeReplaced(transaction: Transaction, accountId: string, replaced: Identifier) {
  const token = newToken()
  const expiresAt = secondsAfter(transaction.now, UNDO_HOURS * 3600)
  await store.insertReplaced(transaction, { ...replaced, accountId, expiresAt, tokenHash: hashToken(token) })
  return token
}

/**
 * Restores the old identifier in place of the current one, and ends all sessions of the account. Throws `not-found` for
 * a used, expired or unknown token, and `identifier-in-use` if another account has verified it.
 */
export function undoChange(tools: Tools, token: string) {
  const hash = hashToken(token)
  return transact(tools, async (transaction) => {
    const { tx } = transaction
    const replaced = await store.replacedBy(transaction, hash)
    if (!replaced) throw new Problem('not-found')
    await lockValues(tx, [replaced.value])
    await lockAccount(tx, replaced.accountId)
    // Of two at once, the second gets here when the first is done.
    if (!(await store.replacedBy(transaction, hash))) throw new Problem('not-found')
    await putBack(transaction, replaced)
  })
}

async function putBack(transaction: Transaction, replaced: store.Replaced) {
  const { tx, now } = transaction
  const { accountId, kind, value } = replaced
  if (await isVerifiedByOther(tx, accountId, replaced)) throw new Problem('identifier-in-use')
  await dropKind(tx, accountId, kind)
  if (!(await insertIdentifier(tx, accountId, { kind, value }, now))) throw new Problem('identifier-in-use')
  await detachPending(tx, accountId, replaced)
  await store.dropSince(tx, replaced)
  await revokeAll(transaction, accountId)
}
