// The principal of a transaction: the functions of platform.sql for policies, and the principal of events.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { enquiryFlow } from '#contract/enquiries.ts'
import { type Permission, permissions, permissionsOf, type StaffRole, staffRoles } from '#contract/staff.ts'
import { type Actor, lifeCycle, move } from '#server/platform/life-cycle.ts'
import { customer, type Link, type Principal, type Staff } from '#server/platform/principal.ts'
import { enquiryBody } from './support/sample-enquiry.ts'
import { aServer } from './support/server.ts'

const server = await aServer()
const { appDb: db } = server
const [person, other, meera] = [await server.signIn(), await server.signIn(), await server.signIn()]
const staff = (role: StaffRole): Staff => ({ kind: 'STAFF', accountId: meera.accountId, role, name: 'Meera Joshi' })
const [thing, another] = [randomUUID(), randomUUID()]
const link = (subjectId: string, purpose: Link['purpose'] = 'LOG_JOB'): Link => ({
  kind: 'LINK',
  linkId: subjectId,
  purpose,
  subjectId,
  name: 'Site engineer',
})

const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''

/** A table like one of a later row: one line of policy says who sees it. */
await db.asOwner(async (_, script) => {
  await script(`
    create table thing (thing_id uuid primary key, account_id uuid, company_id uuid);
    insert into thing values ('${thing}', '${person.accountId}', null), ('${another}', '${other.accountId}', null);
    alter table thing enable row level security;
    create policy thing_seen on thing using (
      visible_to_caller(account_id, company_id) or staff_may('quotes') or caller_link('LOG_JOB', thing_id));`)
})
const seen = async (principal?: Principal) => {
  const all = sql<{ id: string }>`select thing_id as id from thing`
  return (await (principal ? db.as(principal, (tx) => tx.rows(all)) : db.transaction((tx) => tx.rows(all))))
    .map(({ id }) => id)
    .toSorted()
}
const both = [thing, another].toSorted()

test.each<[string, Principal | undefined, string[]]>([
  ['its customer', customer(person.accountId), [thing]],
  ['somebody else', customer(meera.accountId), []],
  ['nobody', undefined, []],
  ['the owner', staff('OWNER'), both],
  ['sales', staff('SALES'), both],
  ['operations', staff('OPERATIONS'), []],
  ['accounts', staff('ACCOUNTS'), []],
  ['its link', link(thing), [thing]],
  ['a link for something else', link(randomUUID()), []],
  ['a link for another purpose', link(thing, 'GATE_PASS'), []],
])('S2 one line of policy decides whether %s sees a thing', async (_, principal, expected) => {
  expect(await seen(principal)).toEqual(expected)
})

test.each(staffRoles)('S2 the database gives %s the permissions in the table of roles', async (role) => {
  const may = async (permission: Permission) =>
    (await db.as(staff(role), (tx) => tx.first(sql<{ may: boolean }>`select staff_may(${permission}) as may`)))?.may
  const allowed = []
  for (const permission of permissions) if (await may(permission)) allowed.push(permission)
  expect(allowed).toEqual(permissions.filter((permission) => permissionsOf[role].includes(permission)))
})

test('S2 a permission without staff, an unknown one and a wildcard open nothing', async () => {
  const asked = sql<Record<string, boolean>>`
    select caller_is_staff() as staff, staff_may('read') as read, staff_may('') as nothing, staff_may('%') as wild,
      caller_link('LOG_JOB', ${thing}) as link`
  const none = { staff: false, read: false, nothing: false, wild: false, link: false }
  const forged = sql`select set_config('app.permissions', 'read %', true), set_config('app.link', 'LOG_JOB', true)`
  for (const principal of [customer(person.accountId), link(another)])
    expect(
      await db.as(principal, async (tx) => {
        await tx.rows(forged)
        return tx.first(asked)
      }),
    ).toEqual(none)
})

const enquiries = lifeCycle('enquiry', enquiryFlow)

test.each<[Actor, string]>([
  [staff('SALES'), 'Meera Joshi'],
  [link(thing), 'Site engineer'],
  [{ kind: 'SYSTEM' }, ''],
])('an event caused by %o names them, and hides staff accounts from customers', async (by, name) => {
  await person.call('addCartItem', { body: { productId } })
  const { enquiryId: id } = await person.call('submitEnquiry', { body: enquiryBody(server.clock.now()), headers: {} })
  const now = server.clock.now()
  const cancel = { id, act: 'cancel', visible: sql`true`, reason: 'Why' } as const
  await db.asOwner((tx) => move({ tx, now, by }, enquiries, cancel))
  const { enquiry } = await person.call('getEnquiry', { params: { id } })
  expect(enquiry.events).toMatchObject([{ actor: 'Asha Patil' }, { actor: name, reason: 'Why' }])
  const accounts = sql<{ id: string }>`select account_id as id from account`
  expect(await db.as(customer(person.accountId), (tx) => tx.rows(accounts))).toEqual([{ id: person.accountId }])
})

test.each([
  ['a customer with a name', ['CUSTOMER', true, 'Asha']],
  ['staff without a name', ['STAFF', true, null]],
  ['a link with an account', ['LINK', true, 'Site engineer']],
  ['a link without a name', ['LINK', false, null]],
  ['the product with an account', ['SYSTEM', true, null]],
])('the database refuses an event of %s', async (_, [kind, hasAccount, name]) => {
  const account = hasAccount ? person.accountId : null
  const insert = sql`
    insert into enquiry_event (event_id, enquiry_id, act, to_status, actor_kind, actor_account_id, actor_name, happened_at)
    select ${randomUUID()}, enquiry_id, 'submit', 'SUBMITTED', ${kind}, ${account}, ${name}, now() from enquiry limit 1`
  await expect(db.asOwner((owner) => owner.rows(insert))).rejects.toMatchObject({ code: '23514' })
})
