// Phones and e-mail addresses of people, as other rows need them.
import type { Caller } from '#server/platform/caller.ts'
import { isNewUser } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
import { type Identifier, identifierOf } from './accounts.rules.ts'
import { addPending, rename } from './accounts.store.ts'
import * as store from './contacts.store.ts'

export type { Identifier }
export type Contact = { firstName: string; lastName: string; phone: string; email: string }
type ContactChange = { [Field in keyof Contact]?: Contact[Field] | undefined }

/**
 * Changes what an administrator typed about a member. The account is the member's: a changed phone or e-mail address is
 * only claimed and signs nobody in, whoever else has it.
 */
export async function changeContact(tx: Queryable, accountId: string, change: ContactChange) {
  await rename(tx, accountId, change.firstName ?? null, change.lastName ?? null)
  for (const value of [change.phone, change.email])
    if (value !== undefined) await addPending(tx, accountId, identifierOf(value), null)
}

/** The phones and e-mail addresses the caller has verified; of a new user the one of their token. */
export const verifiedOf = async (tx: Queryable, caller: Pick<Caller, 'accountId' | 'role' | 'phoneEmail'>) =>
  isNewUser(caller) ? [caller.phoneEmail] : store.verifiedOf(tx, caller.accountId)

/** Where people can be told something: never at what they only claim, which may be somebody else's. */
export const contactPointsOf = (tx: Queryable, accountIds: readonly string[]) => store.contactPointsOf(tx, accountIds)
