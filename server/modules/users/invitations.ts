import { Problem } from '#contract/problems.ts'
import { INVITATION_DAYS } from '#contract/users.ts'
import { lockCompany } from '#server/modules/company/company.ts'
import type { CompanyAction, CompanyTools } from '#server/modules/company/tools.ts'
import { verifiedOf } from '#server/modules/session/contacts.ts'
import { hasMemberWith, joinCompany } from '#server/modules/session/memberships.ts'
import { registerNewcomer } from '#server/modules/session/newcomers.ts'
import { type Action, act, type Transaction } from '#server/platform/action.ts'
import { type Caller, isNewUser } from '#server/platform/caller.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { customer } from '#server/platform/principal.ts'
import { closeRequests } from './access-requests.store.ts'
import * as store from './invitations.store.ts'

const DAY_SECONDS = 24 * 3600
/** How long a settled or expired invitation is kept. */
const KEPT_DAYS = 30

/**
 * Invites the person with this phone or email address, with or without an account. Returns the invitation's id; throws
 * `user-already-there` for a second invitation, or if one of the two belongs to a member.
 */
export async function invite({ tx, now, by, companyId }: CompanyAction, typed: store.Typed) {
  const isMember = await hasMemberWith(tx, companyId, [typed.phone, typed.email])
  if (isMember) throw new Problem('user-already-there')
  const invitationId = newId(now.getTime())
  const expiresAt = secondsAfter(now, INVITATION_DAYS * DAY_SECONDS)
  const made = await store.insertInvitation(tx, {
    ...typed,
    companyId,
    invitedBy: by.accountId,
    invitationId,
    now,
    expiresAt,
  })
  if (!made) throw new Problem('user-already-there')
  return invitationId
}

/** An action of a possible invitee, with their verified phones and email addresses. */
type Invited = Action<Caller> & { readonly verified: readonly string[] }

/** A transaction that sees invitations to the caller's verified identifiers. */
const asInvited = <T>(tools: CompanyTools, caller: Caller, work: (invited: Invited) => Promise<T>) =>
  act(tools, caller, async (action) => work({ ...action, verified: await verifiedOf(action.tx, caller) }))

/** The open invitations to the caller. */
export const ownInvitations = (tools: CompanyTools, caller: Caller) =>
  asInvited(tools, caller, async ({ tx, now, verified }) => ({
    invitations: await store.invitationsTo(tx, verified, now),
  }))

async function invitingCompany(tools: CompanyTools, caller: Caller, invitationId: string) {
  const found = await asInvited(tools, caller, ({ tx, now, verified }) =>
    store.inviting(tx, verified, invitationId, now),
  )
  if (!found) throw new Problem('not-found')
  return found.companyId
}

/**
 * Joins the company that invited the caller, with the role of the invitation; their access requests are closed. A new
 * user gets an account with the name the administrator entered. Throws `not-found` and `already-registered`.
 */
export async function acceptInvitation(tools: CompanyTools, caller: Caller, invitationId: string) {
  const companyId = await invitingCompany(tools, caller, invitationId)
  const { accountId } = caller
  return act(tools.session, customer(accountId, companyId), async ({ tx, now }) => {
    await lockCompany(tx, companyId)
    const verified = await verifiedOf(tx, caller)
    const invitation = await store.answer(tx, verified, invitationId, { status: 'ACCEPTED', now })
    if (!invitation) throw new Problem('not-found')
    if (isNewUser(caller)) await registerInvited({ tx, now }, caller, invitation)
    await closeRequests(tx, accountId)
    return joinCompany(tx, tools.session, caller, invitation)
  })
}

type Answered = NonNullable<Awaited<ReturnType<typeof store.answer>>>

/** The unverified part of the invitation is stored as pending. */
function registerInvited(transaction: Transaction, caller: Caller, invitation: Answered) {
  const { firstName, lastName, phone, email } = invitation
  const pending = caller.phoneEmail === phone ? email : phone
  return registerNewcomer(transaction, caller, { firstName, lastName, pending })
}

export const declineInvitation = (tools: CompanyTools, caller: Caller, invitationId: string) =>
  asInvited(tools, caller, async ({ tx, now, verified }) => {
    const declined = await store.answer(tx, verified, invitationId, { status: 'DECLINED', now })
    if (!declined) throw new Problem('not-found')
  })

/** Deletes invitations some time after they expire, because they name people. */
export const purgeOldInvitations = (db: Database, now: Date) =>
  store.sweepInvitations(db, secondsAfter(now, -KEPT_DAYS * DAY_SECONDS))
