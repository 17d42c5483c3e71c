// Names, access and sessions of accounts, for the row of staff.
import type { Transaction } from '#server/platform/action.ts'
import { rename } from './accounts.store.ts'
import { revokeAll } from './memberships.store.ts'
import * as store from './standing.store.ts'

type Standing = { accountId: string; firstName: string; lastName: string; isActive: boolean }

/** Sets an account's name and whether it may sign in; an account that may not loses its sessions. */
export async function setActive(transaction: Transaction, { accountId, firstName, lastName, isActive }: Standing) {
  const { tx } = transaction
  await rename(tx, accountId, firstName, lastName)
  await store.setStatus(tx, accountId, isActive ? 'ACTIVE' : 'INACTIVE')
  if (!isActive) await endSessionsOf(transaction, accountId)
}

/** Ends all sessions of an account. */
export const endSessionsOf = (transaction: Transaction, accountId: string) => revokeAll(transaction, accountId)
