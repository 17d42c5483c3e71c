// Phones and email addresses of people, for other rows.
import type { Caller } from '#server/platform/caller.ts'
import { isNewUser } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
import { type Identifier, identifierOf } from './accounts.rules.ts'
import { addPending, rename } from './accounts.store.ts'
import * as store from './contacts.store.ts'

export type { Identifier }

type Contact = { firstName: string; lastName: string; phone: string; email: string }
type ContactChange = { [Field in keyof Contact]?: Contact[Field] | undefined }

/**
 * Changes the contact details that an administrator entered for a member. The account belongs to the member: a changed
 * phone or email address is only pending and cannot sign in, even if somebody else has it.
 */
export async function changeContact(tx: Queryable, accountId: string, change: ContactChange) {
  await rename(tx, accountId, change.firstName ?? null, change.lastName ?? null)
  for (const value of [change.phone, change.email])
    if (value !== undefined) await addPending(tx, accountId, identifierOf(value), null)
}

/** The caller's verified phones and email addresses; for a new user, the identifier of the token. */
export const verifiedOf = async (tx: Queryable, caller: Pick<Caller, 'accountId' | 'role' | 'phoneEmail'>) =>
  isNewUser(caller) ? [caller.phoneEmail] : store.verifiedOf(tx, caller.accountId)

/** Contact points for notices: only verified identifiers, because a pending one may belong to somebody else. */
export const contactPointsOf = (tx: Queryable, accountIds: readonly string[]) => store.contactPointsOf(tx, accountIds)
