import { Problem } from '#contract/problems.ts'
import type { UserType } from '#contract/session.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { type Account, identifierOf, newPublicKey } from './accounts.rules.ts'
import * as store from './accounts.store.ts'
import { lockValues } from './contacts.store.ts'

type NewAccount = {
  /** Generated if not given. */
  accountId?: string
  firstName: string
  lastName: string
  role?: Account['role']
  userType?: UserType
  status?: Account['status']
  /** Verified phones (ten digits) and email addresses. */
  verified: string[]
  /** Pending ones: they cannot sign in and need not be unique. */
  unverified?: string[]
}

const KEY_DRAWS = 5

/** Creates an account. Throws `already-registered` if its id or a verified identifier is taken. */
export async function createAccount(transaction: Transaction, wanted: NewAccount): Promise<Account> {
  const { tx, now } = transaction
  await lockValues(
    tx,
    wanted.verified.map((verified) => identifierOf(verified).value),
  )
  const account = await insertWithKey(transaction, wanted)
  for (const identifier of wanted.verified.map(identifierOf)) {
    if (!(await store.insertIdentifier(tx, account.accountId, identifier, now))) throw new Problem('already-registered')
    await store.detachPending(tx, account.accountId, identifier)
  }
  for (const identifier of (wanted.unverified ?? []).map(identifierOf))
    await store.insertIdentifier(tx, account.accountId, identifier, null)
  return account
}

/** The account that has verified this identifier. */
export const accountWith = (tx: Queryable, phoneOrEmail: string) => store.accountWith(tx, identifierOf(phoneOrEmail))

async function insertWithKey(transaction: Transaction, wanted: NewAccount): Promise<Account> {
  const { firstName, lastName, role = 'ROLE_USER', userType = 'INDIVIDUAL', status = 'ACTIVE' } = wanted
  const accountId = wanted.accountId ?? newId()
  for (let draw = 0; draw < KEY_DRAWS; draw += 1) {
    const account = { accountId, publicKey: newPublicKey(), firstName, lastName, role, userType, status }
    if (await store.insertAccount(transaction, account)) return account
  }
  throw new Problem('already-registered')
}
