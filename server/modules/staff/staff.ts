import type { ParsedOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { type NewStaff, staffApi } from '#contract/staff.people.ts'
import { mayAtDesk, permissions } from '#contract/staff.ts'
import { accountWith, createAccount } from '#server/modules/session/accounts.ts'
import { endSessionsOf, setActive } from '#server/modules/session/standing.ts'
import { type Action, act, type Tools, type Transaction, transact } from '#server/platform/action.ts'
import { audit, auditCommand, changedFields } from '#server/platform/audit.ts'
import { changesOf } from '#server/platform/changes.ts'
import type { Queryable } from '#server/platform/database.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import type { Staff } from '#server/platform/principal.ts'
import { notifyAdded, type StaffNotifier } from './notices.ts'
import * as store from './staff.store.ts'

export type StaffTools = Tools & StaffNotifier

/** Runs an action on people at the desk, who are accounts: it sees accounts and sessions. */
const onStaff = <T>({ db, clock }: Tools, by: Staff, work: (action: Action<Staff>) => Promise<T>) =>
  act({ db: db.serving('identity'), clock }, by, work)

function shown({ version: _version, ...member }: store.Member) {
  return {
    ...member,
    addedAt: member.addedAt.toISOString(),
    lastSeenAt: member.lastSeenAt?.toISOString() ?? null,
  }
}
const nameOf = ({ firstName, lastName }: Pick<store.Member, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`
const subjectOf = (member: Pick<store.Member, 'staffId' | 'firstName' | 'lastName'>) => ({
  kind: 'staff',
  id: member.staffId,
  label: nameOf(member),
})

async function memberOf(tx: Queryable, staffId: string) {
  const member = await store.memberById(tx, staffId)
  if (!member) throw new Problem('not-found')
  return member
}
const reply = (member: store.Member) => ({ staffMember: shown(member), version: member.version })

/** The caller and the permissions of their role. */
export const self = (tools: Tools, caller: Staff) =>
  onStaff(tools, caller, async ({ tx, by }) => {
    const allowed = permissions.filter((permission) => mayAtDesk(by.role, permission))
    return { self: { ...shown(await memberOf(tx, by.accountId)), permissions: allowed } }
  })

export const listStaff = (tools: Tools, caller: Staff, filter: store.StaffFilter) =>
  onStaff(tools, caller, async ({ tx }) => {
    const rows = await store.members(tx, filter)
    return { staff: toPage(rows.map(shown), rows[0]?.total ?? 0, filter) }
  })

export const getStaff = (tools: Tools, caller: Staff, staffId: string) =>
  onStaff(tools, caller, async ({ tx }) => reply(await memberOf(tx, staffId)))

/** Throws `identifier-in-use` if a customer or a colleague has this e-mail address. */
async function insert(transaction: Transaction, { firstName, lastName, email, role }: NewStaff) {
  const { tx } = transaction
  if (await accountWith(tx, email)) throw new Problem('identifier-in-use')
  const person = { firstName, lastName, role: 'ROLE_STAFF' as const, verified: [email] }
  const { accountId } = await createAccount(transaction, person)
  await store.insertMember(transaction, accountId, role)
  return memberOf(tx, accountId)
}

const describe = ({ email, role }: NewStaff) => changedFields({}, { email, role })

/** Adds a person to the desk, and sends them its address. Throws `identifier-in-use` and `too-many-requests`. */
export const addStaff = (tools: StaffTools, caller: Staff, person: NewStaff) =>
  onStaff(tools, caller, async (action) => {
    const member = await insert(action, person)
    await notifyAdded(action, tools, member)
    await audit(action, 'addStaff', subjectOf(member), describe(person))
    return reply(member)
  })

/** The same by a command on the server: how the first owner comes in. */
export function addByCommand({ db, clock }: Tools, person: NewStaff) {
  return transact({ db: db.serving('identity'), clock }, async (transaction) => {
    const member = await insert(transaction, person)
    await auditCommand(transaction, 'staff add', subjectOf(member), describe(person))
    return member
  })
}

type Update = { sent: ParsedOf<typeof staffApi.updateStaff>['body']; ifMatch: string | undefined }

/**
 * Changes a person's name, role or access. Throws `last-owner` if no active owner would remain, and `own-account` for
 * taking away one's own access.
 */
export const updateStaff = (tools: Tools, caller: Staff, staffId: string, { sent, ifMatch }: Update) =>
  onStaff(tools, caller, async (action) => {
    const { tx, by } = action
    await store.lockStaff(tx)
    const before = await memberOf(tx, staffId)
    requireFresh(ifMatch, before.version)
    const after = { ...before, ...changesOf(staffApi.updateStaff, sent, shown(before)) }
    if (!after.isActive && staffId === by.accountId) throw new Problem('own-account')
    const isOwner = ({ role, isActive }: store.Member) => role === 'OWNER' && isActive
    if (isOwner(before) && !isOwner(after) && (await store.countOwners(tx)) === 1) throw new Problem('last-owner')
    await setActive(action, { ...after, accountId: staffId })
    await store.updateMember(tx, staffId, after.role)
    await audit(action, 'updateStaff', subjectOf(after), changedFields(shown(before), shown(after)))
    return reply(await memberOf(tx, staffId))
  })

/** Ends all sessions of a person at the desk. */
export const endSessions = (tools: Tools, caller: Staff, staffId: string) =>
  onStaff(tools, caller, async (action) => {
    const member = await memberOf(action.tx, staffId)
    await endSessionsOf(action, staffId)
    await audit(
      action,
      'endStaffSessions',
      subjectOf(member),
      changedFields({ sessions: member.sessions }, { sessions: 0 }),
    )
    return reply(await memberOf(action.tx, staffId))
  })

/** An active colleague as they may act now, for tasks that somebody left; undefined once they have left. */
export const colleague = ({ db, clock }: Tools, accountId: string): Promise<Staff | undefined> =>
  transact({ db: db.serving('identity'), clock }, async ({ tx }) => {
    const member = await store.memberById(tx, accountId)
    return member?.isActive ? { kind: 'STAFF', accountId, role: member.role, name: nameOf(member) } : undefined
  })

/** The current holder of a session at the desk, for `authenticateStaff`. */
export const staffHolding = (tools: Pick<Tools, 'db'>) => async (session: { familyId: string; accountId: string }) => {
  const holder = await store.staffHolder(tools.db, session.familyId, session.accountId)
  return holder && { role: holder.role, name: nameOf(holder) }
}
