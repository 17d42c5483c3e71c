import { Problem } from '#contract/problems.ts'
import { INVITATION_DAYS } from '#contract/users.ts'
import { lockCompany, namesFor } from '#server/modules/company/company.ts'
import type { CompanyAction, CompanyTools } from '#server/modules/company/tools.ts'
import { verifiedOf } from '#server/modules/session/contacts.ts'
import { hasMemberWith, joinCompany } from '#server/modules/session/memberships.ts'
import { registerNewcomer } from '#server/modules/session/newcomers.ts'
import { type Action, act, type Transaction } from '#server/platform/action.ts'
import { type Caller, isNewUser } from '#server/platform/caller.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { notify } from '#server/platform/notify.ts'
import { type Customer, customer } from '#server/platform/principal.ts'
import { closeRequests } from './access-requests.store.ts'
import * as store from './invitations.store.ts'

const DAY_SECONDS = 24 * 3600
/** The time that a settled or expired invitation is kept. */
const KEPT_DAYS = 30

/**
 * Invites the person with this phone or email address, with or without an account. Returns the invitation's id; throws
 * `user-already-there` for a second invitation, or if one of the two belongs to a member.
 */
export async function invite(action: CompanyAction, typed: store.Typed) {
  const { tx, now, by, companyId } = action
  const isMember = await hasMemberWith(tx, companyId, [typed.phone, typed.email])
  if (isMember) throw new Problem('user-already-there')
  const invitationId = newId(now.getTime())
  const expiresAt = secondsAfter(now, INVITATION_DAYS * DAY_SECONDS)
  const made = await store.insertInvitation(action, {
    ...typed,
    companyId,
    invitedBy: by.accountId,
    invitationId,
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
  asInvited(tools, caller, async (action) => ({
    invitations: await store.invitationsTo(action, action.verified),
  }))

async function invitingCompany(tools: CompanyTools, caller: Caller, invitationId: string) {
  const found = await asInvited(tools, caller, (action) => store.inviting(action, action.verified, invitationId))
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
  return act(tools.session, customer(accountId, companyId), async (action) => {
    const { tx } = action
    await lockCompany(tx, companyId)
    const verified = await verifiedOf(tx, caller)
    const invitation = await store.answer(action, verified, invitationId, 'ACCEPTED')
    if (!invitation) throw new Problem('not-found')
    if (isNewUser(caller)) await registerInvited(action, caller, invitation)
    await closeRequests(tx, accountId)
    await notifyAccepted(action, invitation, invitationId)
    return joinCompany(action, tools.session, caller, invitation)
  })
}

async function notifyAccepted(action: Action<Customer>, { companyId, invitedBy: to, ...person }: Answered, id: string) {
  const { company } = await namesFor(action.tx, companyId)
  const params = { person: `${person.firstName} ${person.lastName}`, company }
  await notify(action, `invitation-accepted:${id}`, { kind: 'invitationAccepted', to: [to], params })
}

type Answered = NonNullable<Awaited<ReturnType<typeof store.answer>>>

/** The unverified part of the invitation is stored as pending. */
function registerInvited(transaction: Transaction, caller: Caller, invitation: Answered) {
  const { firstName, lastName, phone, email } = invitation
  const pending = caller.phoneEmail === phone ? email : phone
  return registerNewcomer(transaction, caller, { firstName, lastName, pending })
}

export const declineInvitation = (tools: CompanyTools, caller: Caller, invitationId: string) =>
  asInvited(tools, caller, async (action) => {
    const declined = await store.answer(action, action.verified, invitationId, 'DECLINED')
    if (!declined) throw new Problem('not-found')
  })

/** Deletes invitations some time after they expire, because they name people. */
export const purgeOldInvitations = (db: Database, now: Date) =>
  store.sweepInvitations(db, secondsAfter(now, -KEPT_DAYS * DAY_SECONDS))
