// S2 for rows that are read before the caller is known, or for the operator: a person's ordinary transaction sees
// nothing of other people's identities, codes, sessions and messages, and cannot change its own person's.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Purpose, Queryable } from '#server/platform/database.ts'
import { type Customer, customer } from '#server/platform/principal.ts'
import { LEFT, LOUD, PEOPLE } from './support/purposes.ts'
import { enquiryBody } from './support/sample-enquiry.ts'
import { aServer } from './support/server.ts'
import { anEmail, aPhone } from './support/session.ts'
import { aWorld } from './support/world.ts'

const server = await aServer()
const { appDb: db, clock } = server
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const world = await aWorld(server, products.content[0]?.productId ?? '')
const { a, b } = world
await a.user.call('addCartItem', { body: { productId: world.productId } })
await a.user.call('submitEnquiry', { body: enquiryBody(clock.now()), headers: {} })
const asking = await server.signIn()
await asking.call('requestCompanyAccess', { body: { gstnId: a.gstin } })
await server.call('requestOtp', { query: { phoneOrEmail: aPhone() } })

const enquiry = { name: 'Meera Joshi', email: anEmail(), message: 'Do you rent cranes with crews?' }
await server.call('sendContactMessage', { body: enquiry })
/** Rows that otherwise need longer stories: every table here gets a row that somebody might see. */
await server.db.asOwner(async (owner) => {
  const [now, soon, { accountId, phoneOrEmail }] = [clock.now(), secondsAfter(clock.now(), 60), a.user]
  await owner.rows(sql`insert into spent_token values (${randomUUID()}, ${accountId}, ${now})`)
  await owner.rows(sql`
    insert into replaced_identifier values ('hash', ${accountId}, 'EMAIL', ${anEmail()}, ${now}, ${soon})`)
  await owner.rows(sql`insert into known_device values ('hash', ${accountId}, 'PHONE', ${phoneOrEmail}, 1, ${now})`)
  await owner.rows(sql`insert into wrong_try values (${randomUUID()}, ${phoneOrEmail}, '', '192.0.2.1', 0, ${now})`)
})

const people: Record<string, Customer> = {
  adminA: customer(a.admin.accountId, a.companyId),
  userA: customer(a.user.accountId, a.companyId),
  adminB: customer(b.admin.accountId, b.companyId),
  whoLeftA: customer(a.user.accountId),
  individual: customer(asking.accountId),
  newUser: customer(randomUUID()),
}
const REFUSED = { code: '42501' }
const tried = (name: string) => ({
  read: sql`select 1 from ${sql.table(name)}`,
  change: sql`update ${sql.table(name)} t set ${sql.ref(columns.get(name) ?? '')} = ${sql.ref(columns.get(name) ?? '')}`,
  delete: sql`delete from ${sql.table(name)}`,
})
const columns = new Map(
  (
    await db.rows(sql<{ name: string; column: string }>`
    select relname as name, attname as column from pg_class join pg_attribute on attrelid = pg_class.oid
    where attnum = 1 and relnamespace = 'public'::regnamespace`)
  ).map(({ name, column }) => [name, column]),
)
const cells = (tables: readonly string[]) =>
  tables.flatMap((name) => Object.keys(people).map((person) => [name, person] as const))
const as = (person: string, work: (tx: Queryable) => Promise<unknown>) => db.as(people[person] ?? customer(''), work)

test.each(cells(LOUD))('S2 %s refuses every access by %s', async (name, person) => {
  for (const attempt of Object.values(tried(name))) {
    await expect(as(person, (tx) => tx.rows(attempt))).rejects.toMatchObject(REFUSED)
    await expect(db.rows(attempt)).rejects.toMatchObject(REFUSED)
  }
})

test.each(cells(LEFT))('S2 for %s, nothing is visible to, changed or deleted by %s', async (name, person) => {
  const { read, change, delete: remove } = tried(name)
  expect(await server.db.rows(read)).not.toEqual([])
  const before = await server.db.rows(sql`select to_jsonb(t) from ${sql.table(name)} t`)
  for (const attempt of [read, sql`${change} returning 1`, sql`${remove} returning 1`])
    expect(await as(person, (tx) => tx.rows(attempt))).toEqual([])
  expect(await server.db.rows(sql`select to_jsonb(t) from ${sql.table(name)} t`)).toEqual(before)
})

/**
 * The people visible to each: themselves, their company's members, requesters of access, authors of visible actions.
 */
const known: Record<string, string[]> = {
  adminA: [a.admin.accountId, a.user.accountId, asking.accountId],
  userA: [a.admin.accountId, a.user.accountId, asking.accountId],
  adminB: [b.admin.accountId, b.user.accountId],
  whoLeftA: [a.user.accountId],
  individual: [asking.accountId],
  newUser: [],
}
const shutOut = () =>
  server.db.rows(sql<{ id: string }>`
  select account_id as id from account where company_id = ${a.companyId} and status = 'INACTIVE'`)

test.each(Object.keys(people))('S2 %s sees the people around them, their contacts, and nobody else', async (person) => {
  const around = known[person] ?? []
  const theirs =
    people[person]?.companyId === a.companyId ? [...around, ...(await shutOut()).map(({ id }) => id)] : around
  for (const name of ['account', 'identifier']) {
    const seen = await as(person, (tx) => tx.rows(sql`select distinct account_id as id from ${sql.table(name)}`))
    expect(new Set((seen as { id: string }[]).map(({ id }) => id))).toEqual(new Set(theirs))
  }
})

test.each<[string, string[]]>([
  ['adminA', [a.companyId]],
  ['adminB', [b.companyId]],
  ['individual', [a.companyId]],
  ['whoLeftA', []],
  ['newUser', []],
])('S2 %s sees only their company or the one they requested access to', async (person, companies) => {
  const seen = await as(person, (tx) => tx.rows(sql`select company_id as id from company`))
  expect((seen as { id: string }[]).map(({ id }) => id)).toEqual(companies)
})

test.each(cells(PEOPLE))(
  'S2 %s cannot be created, changed or deleted by %s, except their own company',
  async (name, person) => {
    const { change, delete: remove } = tried(name)
    const changed = await as(person, (tx) =>
      tx.rows(sql`${change} returning ${sql.ref(columns.get(name) ?? '')} as id`),
    )
    const isOwnCompany = name === 'company' && people[person]?.companyId
    expect(changed).toEqual(isOwnCompany ? [{ id: people[person]?.companyId }] : [])
    expect(await as(person, (tx) => tx.rows(sql`${remove} returning 1`))).toEqual([])
    const [row] = await server.db.rows(
      sql<{ data: object }>`select to_jsonb(t) as data from ${sql.table(name)} t limit 1`,
    )
    const forge = sql`insert into ${sql.table(name)} overriding user value select * from jsonb_populate_record(null::${sql.table(name)}, ${JSON.stringify(row?.data)}::jsonb)`
    await expect(as(person, (tx) => tx.rows(forge))).rejects.toMatchObject(REFUSED)
  },
)

test.each<[Purpose, string[]]>([
  ['identity', [...LOUD.filter((name) => name !== 'contact_message'), ...PEOPLE]],
  ['contact-form', ['contact_message']],
  ['queue', ['task']],
  ['outbox', ['outbox_notice']],
])('the purpose %s opens its tables and no other protected ones', async (purpose, tables) => {
  for (const name of tables) {
    const all = await server.db.rows(tried(name).read)
    expect(await db.serving(purpose).rows(tried(name).read)).toEqual(all)
  }
  for (const name of LOUD.filter((loud) => !tables.includes(loud)))
    await expect(db.serving(purpose).rows(tried(name).read)).rejects.toMatchObject(REFUSED)
})

test('a purpose ends with its transaction; a session lookup’s ends with the lookup', async () => {
  await db.serving('identity').rows(tried('token_family').read)
  await expect(db.rows(tried('token_family').read)).rejects.toMatchObject(REFUSED)
  const lookUp = sql`select * from session_holder(${randomUUID()}, ${a.user.accountId})`
  const after = db.as(people['userA'] ?? customer(''), async (tx) => {
    expect(await tx.rows(lookUp)).toEqual([])
    return tx.rows(tried('token_family').read)
  })
  await expect(after).rejects.toMatchObject(REFUSED)
})

test('no policy reads the caller’s settings directly', async () => {
  const spelled = sql`
    select tablename, policyname from pg_policies
    where concat(qual, with_check) like '%current_setting%' and schemaname = 'public'`
  expect(await db.rows(spelled)).toEqual([])
})

test('the policies of the desk’s long lists ask who calls once a statement, not for each row', async () => {
  const spelled = sql`
    select tablename, policyname from pg_policies
    where tablename in ('enquiry', 'enquiry_line', 'enquiry_message', 'account', 'company')
      and cmd in ('ALL', 'SELECT') and qual ~ '(?<!SELECT )(caller_is_staff|staff_may)\\('`
  expect(await db.rows(spelled)).toEqual([])
})
