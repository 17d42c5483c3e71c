import type { ParsedOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { type CompanyUser, usersApi } from '#contract/users.ts'
import { actInCompany, type CompanyAction, type CompanyTools } from '#server/modules/company/tools.ts'
import { changeContact } from '#server/modules/session/contacts.ts'
import {
  activateMember,
  changeRole,
  deactivateMember,
  eraseMember,
  setAcceptLimit,
} from '#server/modules/session/memberships.ts'
import type { Caller } from '#server/platform/caller.ts'
import { changesOf } from '#server/platform/changes.ts'
import { violation } from '#server/platform/violations.ts'
import { deleteRequests } from './access-requests.store.ts'
import { whyNotRemove } from './administration.rules.ts'
import { administer, lockedAdministrators, remove } from './administration.ts'
import { deleteInvitationsTo, retype, type Typed, withdraw } from './invitations.store.ts'
import { invite } from './invitations.ts'
import { type Notifier, notifyInvited, notifyPerson } from './notices.ts'
import * as store from './users.store.ts'

/** The company's people and open invitations, newest first. */
export const listUsers = (tools: CompanyTools, caller: Caller, filter: store.UserFilter) =>
  actInCompany(tools, caller, async (action) => {
    const rows = await store.page(action, action.companyId, filter)
    const total = await store.count(action, action.companyId, filter)
    return { Users: toPage(rows, total, filter) }
  })

async function shown(action: CompanyAction, userId: string) {
  const User = await store.user(action, action.companyId, userId)
  if (!User) throw new Problem('not-found')
  return { User }
}

export const getUser = (tools: CompanyTools, caller: Caller, userId: string) =>
  actInCompany(tools, caller, (action) => shown(action, userId))

/** Invites a person. Neither the answer nor the work behind it reveals whether they have an account. */
export const addUser = (tools: CompanyTools, caller: Caller, typed: Typed) =>
  administer(tools, caller, (action) => inviteAndTell(action, tools, typed))

/** Returns the invitation as a user. Throws `user-already-there` and `too-many-requests`. */
async function inviteAndTell(action: CompanyAction, notifier: Notifier, typed: Typed) {
  const invitationId = await invite(action, typed)
  await notifyInvited(action, notifier, `invited:${invitationId}`, typed)
  return shown(action, invitationId)
}

type Sent = ParsedOf<typeof usersApi.updateCompanyUser>['body']
type Change = Partial<Typed> & { acceptLimitPaise?: number }

/** Throws `validation` for an administrator, who has no limit, and `invitation-pending` for somebody who has not joined. */
function refuseLimit(User: CompanyUser, { acceptLimitPaise, userRole = User.userRole }: Change) {
  if (acceptLimitPaise === undefined) return
  if (User.status === 'INVITED') throw new Problem('invitation-pending')
  if (userRole === 'ROLE_ADMIN')
    throw new Problem('validation', { violations: [violation('acceptLimitPaise', 'fixed')] })
}

/**
 * Changes the fields sent. Throws `own-account` if the caller demotes themself, `last-admin`, `user-already-there`, and
 * what `refuseLimit` throws.
 */
export const updateUser = (tools: CompanyTools, caller: Caller, userId: string, sent: Sent) =>
  actInCompany(tools.session, caller, async (action) => {
    const { tx, companyId } = action
    const administrators = await lockedAdministrators(tx, companyId)
    const { User } = await shown(action, userId)
    const change = changesOf(usersApi.updateCompanyUser, sent, User)
    const isDemoted = change.userRole === 'ROLE_USER' && User.userRole === 'ROLE_ADMIN' && User.status !== 'INVITED'
    const why = isDemoted ? whyNotRemove(administrators, caller.accountId, userId) : undefined
    if (why) throw new Problem(why)
    if (!administrators.includes(caller.accountId)) throw new Problem('forbidden')
    refuseLimit(User, change)
    if (User.status === 'INVITED') return changeInvitation(action, tools, User, change)
    await changeContact(tx, userId, change)
    if (change.userRole) await changeRole(action, { companyId, role: change.userRole }, userId)
    if (change.acceptLimitPaise !== undefined) await setAcceptLimit(tx, companyId, userId, change.acceptLimitPaise)
    return shown(action, userId)
  })

type Shown = Awaited<ReturnType<typeof shown>>['User']

/** With another phone or email address it may be for another person, so it is withdrawn and a new one is made. */
async function changeInvitation(action: CompanyAction, notifier: Notifier, invited: Shown, change: Change) {
  const { tx, companyId } = action
  const { userId, firstName, lastName, userRole, phone, email } = invited
  const before = { firstName, lastName, userRole, phone: phone ?? '', email: email ?? '' }
  const typed = { ...before, ...change }
  if (typed.phone === before.phone && typed.email === before.email) {
    await retype(tx, companyId, userId, typed)
    return shown(action, userId)
  }
  await withdraw(action, companyId, userId)
  return inviteAndTell(action, notifier, typed)
}

/** A member of the company. Throws `invitation-pending` for invited people, who are not in the company's power yet. */
async function memberOf(action: CompanyAction, userId: string) {
  const { User } = await shown(action, userId)
  if (User.status === 'INVITED') throw new Problem('invitation-pending')
  return User
}

/** Lets a deactivated person sign in again. */
export const activateUser = (tools: CompanyTools, caller: Caller, userId: string) =>
  administer(tools, caller, async (action) => {
    const User = await memberOf(action, userId)
    await activateMember(action.tx, action.companyId, userId)
    if (User.status === 'INACTIVE') await notifyStatus(action, tools, 'activated', userId)
    return shown(action, userId)
  })

/** Deactivates a person: they cannot sign in, and their sessions end at once. */
export const deactivateUser = (tools: CompanyTools, caller: Caller, userId: string) =>
  remove(tools, caller, userId, async (action) => {
    await deactivate(action, tools, userId)
    return shown(action, userId)
  })

async function deactivate(action: CompanyAction, notifier: Notifier, userId: string) {
  const User = await memberOf(action, userId)
  await deactivateMember(action, action.companyId, userId)
  if (User.status === 'ACTIVE') await notifyStatus(action, notifier, 'deactivated', userId)
}

/** Notifies the person of each change, and not if the status stays the same. */
const notifyStatus = (
  action: CompanyAction,
  notifier: Notifier,
  notice: 'activated' | 'deactivated',
  accountId: string,
) => notifyPerson(action, notifier, notice, { fact: `${notice}:${action.now.toISOString()}`, accountId })

/** Deletes a person permanently if `isForGood`, otherwise deactivates them; withdraws an invitation. */
export const deleteUser = (tools: CompanyTools, caller: Caller, userId: string, isForGood: boolean) =>
  remove(tools, caller, userId, async (action) => {
    const { tx, companyId } = action
    if (await withdraw(action, companyId, userId)) return
    if (!isForGood) return deactivate(action, tools, userId)
    const { phone, email } = await memberOf(action, userId)
    await eraseMember(tx, companyId, userId)
    await deleteInvitationsTo(
      tx,
      companyId,
      [phone, email].filter((contact) => contact !== null),
    )
    await deleteRequests(tx, userId)
  })
