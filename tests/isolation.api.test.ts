// Separation by the database alone (S2), without any rule of the application. Each statement runs as the role that
// serves requests, with only the principal set, as in `Database.as`.
//
// Covered: every table with row-level security, found in the schema, times every kind of actor below; reading,
// changing, deleting, forging and giving away rows. A table that is neither private nor listed as open fails, and so
// does a private one without a row in the world below. purposes.api.test.ts covers the tables that need a purpose.
// Staff see the tables that `deskTables` lists; links see themselves and what they open. Not covered, because the database does not know
// it: the difference between an administrator and a user of the same company (the matrix of S1 covers that).
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Queryable } from '#server/platform/database.ts'
import { customer, type Link, type Principal } from '#server/platform/principal.ts'
import { isDeskOnly, mayStaff } from './support/at-desk.ts'
import { forging } from './support/forged-row.ts'
import { accountOf, furnish } from './support/furnished-world.ts'
import { OPEN } from './support/open-tables.ts'
import { isOpenTo } from './support/open-to-links.ts'
import { FOR_A_PURPOSE } from './support/purposes.ts'
import { aServer } from './support/server.ts'
import { aWorld } from './support/world.ts'

const server = await aServer()
const { appDb: db } = server
const forged = await forging(server.db)

/** Rows that belong to both a person and a company; an invitation names the phone, not the account. */
const BETWEEN = ['access_request', 'caused_notice', 'invitation']

const tables = await db.rows(sql<{ name: string; isSecured: boolean; isPrivate: boolean }>`
  select c.relname as name, c.relrowsecurity as is_secured, c.relrowsecurity and exists (
      select from pg_policy p where p.polrelid = c.oid and p.polcmd = '*'
    ) as is_private
  from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`)
const privateTables = tables
  .filter(({ name, isPrivate }) => isPrivate && !FOR_A_PURPOSE.includes(name))
  .map(({ name }) => name)

/** Tables whose rows belong to a row of another private table, which determines the owner; one that names itself has none. */
const parents = await db.rows(sql<{ table: string; column: string; parent: string }>`
  select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as parent
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.conrelid <> c.confrelid and c.confrelid::regclass::text = any(${privateTables}::text[]) order by c.oid`)

type Person = Principal & { verified?: string }
type Row = { text: string; data: Record<string, unknown> }

/** All rows of all private tables, as seen by the owner of the schema. */
const everything = () =>
  db.asOwner(async (owner) => {
    const found = new Map<string, Row[]>()
    for (const name of privateTables) found.set(name, await rowsOf(owner, name))
    return found
  })
const rowsOf = (tx: Queryable, name: string) =>
  tx.rows(sql<Row>`select to_jsonb(t)::text as text, to_jsonb(t) as data from ${sql.table(name)} t`)

/** The owner of a row by its columns: the company if it names one, otherwise the person. */
function isOf(person: Person, name: string, row: Row, all: Map<string, Row[]>): boolean {
  const { data } = row
  const { account_id: account, company_id: company, phone } = data
  if (person.kind === 'LINK') return isOpenTo(person, name, row, all)
  if (person.kind !== 'CUSTOMER' || isDeskOnly(name)) return false
  const isMine = account === person.accountId || (phone !== undefined && phone === person.verified)
  const isOurs = company !== null && company === person.companyId
  if (BETWEEN.includes(name)) return isMine || isOurs
  if (company !== undefined && company !== null) return isOurs
  if (account !== undefined) return isMine
  const above = parents.find(({ table }) => table === name)
  const parent = above && all.get(above.parent)?.find((row) => row.data[above.column] === data[above.column])
  return above !== undefined && parent !== undefined && isOf(person, above.parent, parent, all)
}

const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const productId = products.content[0]?.productId ?? ''
const [world, elsewhere] = [await aWorld(server, productId), await aWorld(server, productId)]
for (const one of [world, elsewhere]) await furnish(server, one)

const userA = customer(world.a.user.accountId, world.a.companyId)
/** A link of company A, and the job of its logsheet with its challan. */
const opened = await server.db.first(sql<Record<'linkId' | 'logsheetId' | 'jobId' | 'challanId', string>>`
  select link_id, logsheet_id, job_id, challan_id from signed_link
  join logsheet on logsheet_id = subject_id join job_challan using (job_id) where company_id = ${world.a.companyId}`)
const aLink = (purpose: Link['purpose'], subjectId = ''): Link => ({
  kind: 'LINK',
  linkId: opened?.linkId ?? '',
  purpose,
  subjectId,
  name: 'Site engineer',
})
const guest = await world.guest()
const actors: Record<string, Person | undefined> = {
  userA,
  adminA: customer(world.a.admin.accountId, world.a.companyId),
  adminB: customer(world.b.admin.accountId, world.b.companyId),
  adminElsewhere: customer(elsewhere.a.admin.accountId, elsewhere.a.companyId),
  individual: { ...customer(accountOf(world.tokens.individual)), verified: world.individualPhone },
  whoLeftA: { ...userA, companyId: null },
  newUser: customer(randomUUID()),
  invitedNewUser: { ...customer(randomUUID()), newcomer: guest, verified: guest },
  // Even where the account is that of a customer who has rows.
  owner: { kind: 'STAFF', accountId: userA.accountId, role: 'OWNER', name: 'Meera Joshi' },
  operations: { kind: 'STAFF', accountId: userA.accountId, role: 'OPERATIONS', name: 'Meera Joshi' },
  signsByLink: aLink('SIGN_LOGSHEET', opened?.logsheetId),
  logsByLink: aLink('LOG_JOB', opened?.jobId),
  admitsByLink: aLink('GATE_PASS', opened?.challanId),
  nobody: undefined,
}
const NOBODY: Person = customer('')

const as = <T>(person: Person | undefined, work: (tx: Queryable) => Promise<T>) =>
  person ? db.as(person, work) : db.transaction(work)

test('S2 every table is private with a policy for reading and writing, needs a purpose, or is listed as open', () => {
  const names = (found: typeof tables) => found.map(({ name }) => name)
  expect(names(tables.filter(({ isSecured }) => !isSecured))).toEqual(OPEN.toSorted())
  const secured = names(tables.filter(({ isSecured }) => isSecured))
  expect(secured).toEqual([...privateTables, ...FOR_A_PURPOSE].toSorted())
})

/** The first row of each actor and the first of none: a policy judges a row by its owner alone. */
function oneOfEachOwner(name: string, rows: readonly Row[]) {
  const ownerOf = (row: Row) => Object.values(actors).find((person) => isOf(person ?? NOBODY, name, row, all))
  return [...new Map(rows.toReversed().map((row) => [ownerOf(row), row])).values()]
}

/** A table that nobody may change at all refuses the statement. */
function nothingIfRefused(error: unknown) {
  if ((error as { code?: string }).code === '42501') return []
  throw error
}

/** As furnished: no attempt below changes it, as the test after them sees. */
const all = await everything()
const cells = privateTables.flatMap((name) => Object.keys(actors).map((actor) => [name, actor] as const))

test.each(cells)('S2 for %s, the database alone limits %s to their own rows', async (name, actor) => {
  const [person, rows] = [actors[actor], all.get(name) ?? []]
  const textsOf = (found: Row[]) => found.map(({ text }) => text)
  const may = (right: 'read' | 'write') =>
    rows.filter((row) => mayStaff(person ?? NOBODY, name, right) || isOf(person ?? NOBODY, name, row, all))
  const [own, writable] = [textsOf(may('read')), textsOf(may('write'))]
  const foreignRows = rows.filter(({ text }) => !writable.includes(text))
  const foreign = textsOf(foreignRows)
  expect(rows.length).toBeGreaterThan(0)
  expect(foreign.length > 0).toBe(!mayStaff(person ?? NOBODY, name, 'write'))
  const table = sql.table(name)

  const seen = await as(person, (tx) => rowsOf(tx, name))
  expect(textsOf(seen).toSorted()).toEqual(own.toSorted())

  const isForeign = sql`to_jsonb(t)::text = any(${foreign}::text[])`
  const column = sql.ref(Object.keys(rows[0]?.data ?? {})[0] ?? '')
  for (const attempt of [
    sql`update ${table} t set ${column} = ${column} where ${isForeign} returning 1`,
    sql`delete from ${table} t where ${isForeign} returning 1`,
    sql`select 1 from ${table} t where ${isForeign} for update`,
  ])
    expect(await as(person, (tx) => tx.rows(attempt)).catch(nothingIfRefused)).toEqual([])

  for (const text of textsOf(oneOfEachOwner(name, foreignRows))) {
    const forge = as(person, (tx) => tx.rows(forged(name, text)))
    await expect(forge).rejects.toMatchObject({ code: '42501' })
  }
})

/** The columns that determine a row's owner: the person, the company, and the parent row. */
const ownership = (name: string, { data }: Row) => {
  const links = parents.filter(({ table }) => table === name).map(({ column }) => column)
  const columns = new Set(['account_id', 'company_id', ...links])
  return [...columns].filter((column) => column in data).map((column) => [column, data[column]] as const)
}

const owners = ['adminA', 'userA', 'individual'] as const
const ofCustomers = privateTables.filter((name) => !isDeskOnly(name))
const owned = ofCustomers.flatMap((name) => owners.map((actor) => [name, actor] as const))

test.each(owned)('S2 no row of %s can be given away by %s', async (name, actor) => {
  const person = actors[actor] ?? NOBODY
  const rows = all.get(name) ?? []
  const stranger = rows.find((row) => !isOf(person, name, row, all))
  if (!stranger) throw new Error(`Nobody else has a row of ${name}.`)
  const theirs = sql.join(ownership(name, stranger).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  for (const { text } of rows.filter((row) => isOf(person, name, row, all))) {
    const give = as(person, (tx) =>
      tx.rows(sql`update ${sql.table(name)} t set ${theirs} where to_jsonb(t)::text = ${text}`),
    )
    await expect(give).rejects.toMatchObject({ code: '42501' })
  }
})

test('S2 no attempt above changed a row of any table', async () => {
  expect(await everything()).toEqual(all)
})

test('S2 every private table of this world has a row that its owner could give away', () => {
  const isOwned = (name: string) =>
    owners.some((actor) => all.get(name)?.some((row) => isOf(actors[actor] ?? NOBODY, name, row, all)))
  expect(ofCustomers.filter((name) => !isOwned(name))).toEqual([])
})
