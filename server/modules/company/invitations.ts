import { INVITATION_DAYS } from '#contract/company-users.ts'
import { Problem } from '#contract/problems.ts'
import { joinCompany } from '#server/modules/session/memberships.ts'
import type { Caller } from '#server/platform/caller.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { closeRequests } from './access-requests.store.ts'
import * as store from './invitations.store.ts'
import type { CompanyTools } from './tools.ts'

const DAY_SECONDS = 24 * 3600

type Invitation = { companyId: string; accountId: string; invitedBy: string; typed: store.Typed }

/** Invites somebody who has an account. Answers the invitation's id; throws `user-already-there` for a second one. */
export async function invite(tx: Queryable, { typed, ...between }: Invitation, now: Date) {
  const invitationId = newId(now.getTime())
  const expiresAt = secondsAfter(now, INVITATION_DAYS * DAY_SECONDS)
  const made = await store.insertInvitation(tx, { ...typed, ...between, invitationId, now, expiresAt })
  if (!made) throw new Problem('user-already-there')
  return invitationId
}

/** Companies that have invited the caller. */
export const ownInvitations = ({ db, clock }: CompanyTools, caller: Caller) =>
  db.forPerson(caller, async (tx) => ({ invitations: await store.invitationsOf(tx, caller.accountId, clock()) }))

/** Joins the company that invited the caller, as what it said; other requests to be let in fall away. */
export function acceptInvitation(tools: CompanyTools, caller: Caller, invitationId: string) {
  const now = tools.clock()
  return tools.db.forPerson(caller, async (tx) => {
    const membership = await store.answer(tx, caller.accountId, invitationId, 'ACCEPTED', now)
    if (!membership) throw new Problem('not-found')
    await closeRequests(tx, caller.accountId)
    return joinCompany(tx, tools.session, caller, membership)
  })
}

export const declineInvitation = ({ db, clock }: CompanyTools, caller: Caller, invitationId: string) =>
  db.forPerson(caller, async (tx) => {
    const declined = await store.answer(tx, caller.accountId, invitationId, 'DECLINED', clock())
    if (!declined) throw new Problem('not-found')
  })
