// Phones and e-mail addresses that an administrator gave to somebody they added: the first code that comes back proves
// its one, and from then on the account is that person's.
import { Problem } from '#contract/problems.ts'
import type { Queryable } from '#server/platform/database.ts'
import { identifierOf } from './accounts.rules.ts'
import { accountById, claimIdentifier, detachUnproved, rename } from './accounts.store.ts'
import { createAccount } from './accounts.ts'
import * as store from './contacts.store.ts'

export type Holder = store.Holder
export type Reach = store.Reach
export type Contact = { firstName: string; lastName: string; phone: string; email: string }
type ContactChange = { [Field in keyof Contact]?: Contact[Field] | undefined }

/** Accounts that this phone or e-mail address signs in to. Nobody can vouch for either until the transaction ends. */
export async function holdersOf(tx: Queryable, phone: string, email: string) {
  await store.lockValues(tx, [phone, email])
  return store.holders(tx, [phone, email])
}

/** Makes an account that the phone or the e-mail address given signs in to. Throws `identifier-in-use`. */
export async function vouchFor(tx: Queryable, { firstName, lastName, phone, email }: Contact, now: Date) {
  const account = await createAccount(tx, { firstName, lastName, verified: [] }, now)
  for (const value of [phone, email])
    if (!(await store.vouch(tx, account.accountId, identifierOf(value), now))) throw new Problem('identifier-in-use')
  return account
}

/**
 * Changes what an administrator typed about a member. Once the person has proved anything, the account is theirs: a
 * changed phone or e-mail address is only claimed then, and signs nobody in. Throws `identifier-in-use`.
 */
export async function changeContact(tx: Queryable, accountId: string, change: ContactChange, now: Date) {
  await rename(tx, accountId, change.firstName ?? null, change.lastName ?? null)
  const values = [change.phone, change.email].filter((value) => value !== undefined)
  if (values.length === 0) return
  if (await store.hasProvedAny(tx, accountId)) {
    for (const value of values) await claimIdentifier(tx, accountId, identifierOf(value), null)
    return
  }
  await vouchAnew(tx, accountId, values, now)
}

async function vouchAnew(tx: Queryable, accountId: string, values: string[], now: Date) {
  await store.lockValues(tx, values)
  const others = await store.holders(tx, values)
  if (others.some((holder) => holder.accountId !== accountId)) throw new Problem('identifier-in-use')
  for (const value of values)
    if (!(await store.vouch(tx, accountId, identifierOf(value), now))) throw new Problem('identifier-in-use')
}

/** The account somebody vouched for with an identifier that a code has just proved. */
export async function accountVouchedFor(tx: Queryable, phoneOrEmail: string, now: Date) {
  const identifier = identifierOf(phoneOrEmail)
  const row = await store.proveVouched(tx, identifier, now)
  if (!row) return undefined
  await detachUnproved(tx, row.accountId, identifier)
  await store.stopVouching(tx, row.accountId)
  return accountById(tx, row.accountId)
}

/** Where people can be told something: never at what they only claim, which may be somebody else's. */
export const reachOf = (tx: Queryable, accountIds: readonly string[]) => store.reachOf(tx, accountIds)
