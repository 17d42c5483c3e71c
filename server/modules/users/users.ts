import type { ParsedOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { usersApi } from '#contract/users.ts'
import { type CompanyTools, companyOf } from '#server/modules/company/tools.ts'
import { changeContact } from '#server/modules/session/contacts.ts'
import { activateMember, changeRole, deactivateMember, eraseMember } from '#server/modules/session/memberships.ts'
import type { Caller } from '#server/platform/caller.ts'
import { changesOf } from '#server/platform/changes.ts'
import type { Queryable } from '#server/platform/database.ts'
import { deleteRequests } from './access-requests.store.ts'
import { whyNotRemove } from './administration.rules.ts'
import { administer, lockedAdministrators, remove } from './administration.ts'
import { deleteInvitationsTo, retype, type Typed, withdraw } from './invitations.store.ts'
import { invite } from './invitations.ts'
import { type Notifier, notifyInvited, notifyPerson } from './notices.ts'
import * as store from './users.store.ts'

/** The company's people and open invitations, newest first. */
export function listUsers({ db, clock }: CompanyTools, caller: Caller, filter: store.UserFilter) {
  const companyId = companyOf(caller)
  return db.as(caller, async (tx) => {
    const rows = await store.page(tx, companyId, filter, clock())
    const total = await store.count(tx, companyId, filter, clock())
    return { Users: toPage(rows, total, filter) }
  })
}

async function shown(tx: Queryable, companyId: string, userId: string, now: Date) {
  const User = await store.user(tx, companyId, userId, now)
  if (!User) throw new Problem('not-found')
  return { User }
}

export function getUser({ db, clock }: CompanyTools, caller: Caller, userId: string) {
  const companyId = companyOf(caller)
  return db.as(caller, (tx) => shown(tx, companyId, userId, clock()))
}

/** Invites a person. Nothing tells whether they have an account: neither the answer nor the work behind it. */
export const addUser = (tools: CompanyTools, caller: Caller, typed: Typed) =>
  administer(tools, caller, (tx, _companyId, now) => inviteAndTell(tx, tools, caller, typed, now))

/** Answers the invitation as a user. Throws `user-already-there` and `too-many-requests`. */
async function inviteAndTell(tx: Queryable, notifier: Notifier, caller: Caller, typed: Typed, now: Date) {
  const companyId = companyOf(caller)
  const invitationId = await invite(tx, { companyId, invitedBy: caller.accountId, typed }, now)
  await notifyInvited(tx, notifier, { fact: `invited:${invitationId}`, companyId, by: caller, now }, typed)
  return shown(tx, companyId, invitationId, now)
}

type Sent = ParsedOf<typeof usersApi.updateCompanyUser>['body']
type Change = Partial<Typed>

/** Changes what is sent. Throws `own-account` for who would demote themself, `last-admin`, `user-already-there`. */
export function updateUser(tools: CompanyTools, caller: Caller, userId: string, sent: Sent) {
  const companyId = companyOf(caller)
  return tools.session.db.as(caller, async (tx) => {
    const now = tools.clock()
    const administrators = await lockedAdministrators(tx, companyId)
    const { User } = await shown(tx, companyId, userId, now)
    const change = changesOf(usersApi.updateCompanyUser, sent, User)
    const isDemoted = change.userRole === 'ROLE_USER' && User.userRole === 'ROLE_ADMIN' && User.status !== 'INVITED'
    const why = isDemoted ? whyNotRemove(administrators, caller.accountId, userId) : undefined
    if (why) throw new Problem(why)
    if (!administrators.includes(caller.accountId)) throw new Problem('forbidden')
    if (User.status === 'INVITED') return changeInvitation(tx, tools, caller, User, change, now)
    await changeContact(tx, userId, change)
    if (change.userRole) await changeRole(tx, { companyId, role: change.userRole }, userId, now)
    return shown(tx, companyId, userId, now)
  })
}

type Shown = Awaited<ReturnType<typeof shown>>['User']

/** With another phone or e-mail address it may be meant for somebody else, so it is withdrawn and made anew. */
async function changeInvitation(
  tx: Queryable,
  notifier: Notifier,
  caller: Caller,
  { userId, firstName, lastName, userRole, phone, email }: Shown,
  change: Change,
  now: Date,
) {
  const companyId = companyOf(caller)
  const before = { firstName, lastName, userRole, phone: phone ?? '', email: email ?? '' }
  const typed = { ...before, ...change }
  if (typed.phone === before.phone && typed.email === before.email) {
    await retype(tx, companyId, userId, typed)
    return shown(tx, companyId, userId, now)
  }
  await withdraw(tx, companyId, userId, now)
  return inviteAndTell(tx, notifier, caller, typed, now)
}

/** A member of the company. Throws `invitation-pending` for who has not accepted yet: nobody has power over them. */
async function memberOf(tx: Queryable, companyId: string, userId: string, now: Date) {
  const { User } = await shown(tx, companyId, userId, now)
  if (User.status === 'INVITED') throw new Problem('invitation-pending')
  return User
}

/** Lets a deactivated person sign in again. */
export const activateUser = (tools: CompanyTools, caller: Caller, userId: string) =>
  administer(tools, caller, async (tx, companyId, now) => {
    const User = await memberOf(tx, companyId, userId, now)
    await activateMember(tx, companyId, userId)
    if (User.status === 'INACTIVE') await notifyStatus(tx, tools, 'activated', caller, userId, now)
    return shown(tx, companyId, userId, now)
  })

/** Keeps a person from signing in, from this moment on. */
export const deactivateUser = (tools: CompanyTools, caller: Caller, userId: string) =>
  remove(tools, caller, userId, async (tx, companyId, now) => {
    await deactivate(tx, tools, caller, userId, now)
    return shown(tx, companyId, userId, now)
  })

async function deactivate(tx: Queryable, notifier: Notifier, caller: Caller, userId: string, now: Date) {
  const companyId = companyOf(caller)
  const User = await memberOf(tx, companyId, userId, now)
  await deactivateMember(tx, companyId, userId, now)
  if (User.status === 'ACTIVE') await notifyStatus(tx, notifier, 'deactivated', caller, userId, now)
}

/** The person is told each time it changes, and not when it was so before. */
const notifyStatus = (
  tx: Queryable,
  notifier: Notifier,
  notice: 'activated' | 'deactivated',
  by: Caller,
  accountId: string,
  now: Date,
) =>
  notifyPerson(tx, notifier, notice, {
    fact: `${notice}:${now.toISOString()}`,
    companyId: companyOf(by),
    accountId,
    by,
    now,
  })

/** Removes a person for good where that is said, deactivates them otherwise; withdraws an invitation. */
export const deleteUser = (tools: CompanyTools, caller: Caller, userId: string, isForGood: boolean) =>
  remove(tools, caller, userId, async (tx, companyId, now) => {
    if (await withdraw(tx, companyId, userId, now)) return
    if (!isForGood) return deactivate(tx, tools, caller, userId, now)
    const { phone, email } = await memberOf(tx, companyId, userId, now)
    await eraseMember(tx, companyId, userId)
    await deleteInvitationsTo(
      tx,
      companyId,
      [phone, email].filter((contact) => contact !== null),
    )
    await deleteRequests(tx, userId)
  })
