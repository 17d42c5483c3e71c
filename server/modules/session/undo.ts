// Whoever reads the messages of the old phone or email address can undo a change of it (B-19).
import { Problem } from '#contract/problems.ts'
import type { Transaction } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Identifier } from './accounts.rules.ts'
import { detachPending, insertIdentifier } from './accounts.store.ts'
import { lockValues } from './contacts.store.ts'
import { hashToken, newRefreshToken as newToken } from './families.rules.ts'
import { dropKind, isVerifiedByOther, lockAccount } from './identities.store.ts'
import { revokeAll } from './memberships.store.ts'
import type { SessionTools } from './tools.ts'
import * as store from './undo.store.ts'

export const UNDO_HOURS = 72

/**
 * Stores the replaced identifier, inside the transaction that replaces it. Returns the token that undoes the change.
 */
export async function storeReplaced({ tx, now }: Transaction, accountId: string, replaced: Identifier) {
  const token = newToken()
  const expiresAt = secondsAfter(now, UNDO_HOURS * 3600)
  await store.insertReplaced(tx, { ...replaced, accountId, replacedAt: now, expiresAt, tokenHash: hashToken(token) })
  return token
}

/**
 * Restores the old identifier in place of the current one, and ends all sessions of the account. Throws `not-found` for
 * a used, expired or unknown token, and `identifier-in-use` if another account has verified it.
 */
export function undoChange({ db, clock }: Pick<SessionTools, 'db' | 'clock'>, token: string) {
  const [hash, now] = [hashToken(token), clock()]
  return db.transaction(async (tx) => {
    const replaced = await store.replacedBy(tx, hash, now)
    if (!replaced) throw new Problem('not-found')
    await lockValues(tx, [replaced.value])
    await lockAccount(tx, replaced.accountId)
    // Of two at once, the second gets here when the first is done.
    if (!(await store.replacedBy(tx, hash, now))) throw new Problem('not-found')
    await putBack({ tx, now }, replaced)
  })
}

async function putBack({ tx, now }: Transaction, replaced: store.Replaced) {
  const { accountId, kind, value } = replaced
  if (await isVerifiedByOther(tx, accountId, replaced)) throw new Problem('identifier-in-use')
  await dropKind(tx, accountId, kind)
  if (!(await insertIdentifier(tx, accountId, { kind, value }, now))) throw new Problem('identifier-in-use')
  await detachPending(tx, accountId, replaced)
  await store.dropSince(tx, replaced)
  await revokeAll(tx, accountId, now)
}
