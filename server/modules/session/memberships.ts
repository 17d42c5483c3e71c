// Membership of companies. A person belongs to one company at most; every change requires a lock on the company's row.
import { Problem } from '#contract/problems.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
import { openFollowing, type SessionTokens } from './families.ts'
import * as store from './memberships.store.ts'
import type { SessionTools } from './tools.ts'

type Person = Pick<Caller, 'accountId' | 'phoneEmail' | 'familyId'>

/**
 * Makes an active person without a company a member; their sessions continue and reflect it at once. Returns false if
 * they belong to a company by now, or are not active.
 */
export const admit = async (transaction: Transaction, accountId: string, membership: store.Membership) =>
  (await store.admit(transaction, accountId, membership)) !== undefined

/**
 * The caller joins a company: all sessions end and a new one opens. Throws `forbidden` if they already belong to one.
 */
export async function joinCompany(
  transaction: Transaction,
  tools: SessionTools,
  caller: Person,
  membership: store.Membership,
): Promise<SessionTokens> {
  const account = await store.admit(transaction, caller.accountId, membership)
  if (!account) throw new Problem('forbidden')
  await store.revokeAll(transaction, caller.accountId)
  return openFollowing(transaction, tools, account, caller)
}

/** The caller leaves their company: all sessions end and a new one as an individual opens. */
export async function leaveCompany(
  transaction: Transaction,
  tools: SessionTools,
  caller: Person,
  companyId: string,
): Promise<SessionTokens> {
  const account = await store.release(transaction.tx, caller.accountId, companyId)
  if (!account) throw new Problem('forbidden')
  await store.revokeAll(transaction, caller.accountId)
  return openFollowing(transaction, tools, account, caller)
}

/** Whether a member of the company has verified one of these phones and email addresses. */
export const hasMemberWith = (tx: Queryable, companyId: string, values: readonly string[]) =>
  store.hasMemberWith(tx, companyId, values)

/** Whether a company has other people, including deactivated ones. */
export const hasOthers = (tx: Queryable, companyId: string, accountId: string) =>
  store.hasOthers(tx, companyId, accountId)

/** Ids of the active administrators of a company. */
export const administratorsOf = async (tx: Queryable, companyId: string) =>
  (await store.administrators(tx, companyId)).map(({ accountId }) => accountId)

/** Lets a member sign in again. Throws `not-found` for anybody else. */
export async function activateMember(tx: Queryable, companyId: string, accountId: string) {
  if (!(await store.setStatus(tx, companyId, accountId, 'ACTIVE'))) throw new Problem('not-found')
}

/** Deactivates a member: they cannot sign in, and their tokens are refused from the commit on. Throws `not-found`. */
export async function deactivateMember(transaction: Transaction, companyId: string, accountId: string) {
  if (!(await store.setStatus(transaction.tx, companyId, accountId, 'INACTIVE'))) throw new Problem('not-found')
  await store.revokeAll(transaction, accountId)
}

/** Changes a member's role; their sessions were opened with the old role and end. */
export async function changeRole(transaction: Transaction, { companyId, role }: store.Membership, accountId: string) {
  if (await store.setRole(transaction.tx, companyId, accountId, role)) await store.revokeAll(transaction, accountId)
}

/** Sets up to which total, in paise with GST, a member accepts quotes alone. */
export const setAcceptLimit = async (tx: Queryable, companyId: string, accountId: string, limitPaise: number) =>
  void (await store.setAcceptLimit(tx, companyId, accountId, limitPaise))

/** Up to which total, in paise with GST, a member accepts quotes alone: `null` for no limit. */
export async function acceptLimitOf(tx: Queryable, companyId: string, accountId: string) {
  const found = await store.standingIn(tx, companyId, accountId)
  return found?.role === 'ROLE_ADMIN' ? null : (found?.limitPaise ?? 0)
}

/**
 * Deletes a member, or a person without a company, permanently: name, phone, email and sessions go, their actions stay.
 * Throws `not-found`.
 */
export async function eraseMember(tx: Queryable, companyId: string | null, accountId: string) {
  if (!(await store.erase(tx, companyId, accountId))) throw new Problem('not-found')
}
