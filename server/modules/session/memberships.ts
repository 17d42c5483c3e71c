// Who belongs to which company. A person belongs to one at most; whoever changes that has the company's row locked.
import { Problem } from '#contract/problems.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
import { openFollowing, type SessionTokens } from './families.ts'
import * as store from './memberships.store.ts'
import type { SessionTools } from './tools.ts'

export type { Membership } from './memberships.store.ts'

type Person = Pick<Caller, 'accountId' | 'phoneEmail' | 'familyId'>

/**
 * Makes somebody active and without a company a member; their sessions go on and know it at once.
 * False where they belong to a company meanwhile, or are not active.
 */
export const admit = async ({ tx, now }: Transaction, accountId: string, membership: store.Membership) =>
  (await store.admit(tx, accountId, membership, now)) !== undefined

/** Joins a company by one's own act: all sessions end and a new one opens. Throws `forbidden` for somebody's member. */
export async function joinCompany(
  tx: Queryable,
  tools: SessionTools,
  caller: Person,
  membership: store.Membership,
): Promise<SessionTokens> {
  const now = tools.clock()
  const account = await store.admit(tx, caller.accountId, membership, now)
  if (!account) throw new Problem('forbidden')
  await store.revokeAll(tx, caller.accountId, now)
  return openFollowing(tx, tools, account, caller)
}

/** Leaves the company by one's own act: all sessions end and one as an individual opens. */
export async function leaveCompany(
  tx: Queryable,
  tools: SessionTools,
  caller: Person,
  companyId: string,
): Promise<SessionTokens> {
  const account = await store.release(tx, caller.accountId, companyId)
  if (!account) throw new Problem('forbidden')
  await store.revokeAll(tx, caller.accountId, tools.clock())
  return openFollowing(tx, tools, account, caller)
}

/** Whether somebody of the company has verified one of these phones and e-mail addresses. */
export const hasMemberWith = (tx: Queryable, companyId: string, values: readonly string[]) =>
  store.hasMemberWith(tx, companyId, values)

/** Whether anybody but this person belongs to a company, deactivated people included. */
export const hasOthers = (tx: Queryable, companyId: string, accountId: string) =>
  store.hasOthers(tx, companyId, accountId)

/** Ids of the active administrators of a company. */
export const administratorsOf = async (tx: Queryable, companyId: string) =>
  (await store.administrators(tx, companyId)).map(({ accountId }) => accountId)

/** Lets a member sign in again. Throws `not-found` for anybody else. */
export async function activateMember(tx: Queryable, companyId: string, accountId: string) {
  if (!(await store.setStatus(tx, companyId, accountId, 'ACTIVE'))) throw new Problem('not-found')
}

/** Keeps a member from signing in; their tokens are refused from the commit on. Throws `not-found`. */
export async function deactivateMember({ tx, now }: Transaction, companyId: string, accountId: string) {
  if (!(await store.setStatus(tx, companyId, accountId, 'INACTIVE'))) throw new Problem('not-found')
  await store.revokeAll(tx, accountId, now)
}

/** Gives a member another role; their sessions were opened for the one before and end. */
export async function changeRole({ tx, now }: Transaction, { companyId, role }: store.Membership, accountId: string) {
  if (await store.setRole(tx, companyId, accountId, role)) await store.revokeAll(tx, accountId, now)
}

/** Removes a member for good: name, phone, e-mail and sessions go, what they did stays. Throws `not-found`. */
export async function eraseMember(tx: Queryable, companyId: string, accountId: string) {
  if (!(await store.erase(tx, companyId, accountId))) throw new Problem('not-found')
}
