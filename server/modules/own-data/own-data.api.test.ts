import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { EXPORT_DAYS, EXPORTS_PER_DAY } from '#contract/own-data.ts'
import type { Queryable } from '#server/platform/database.ts'
import { openFiles } from '#server/platform/files-configured.ts'
import { newId } from '#server/platform/ids.ts'
import { customer } from '#server/platform/principal.ts'
import { owners } from '#tests/architecture/table-owners.ts'
import { isDeskOnly } from '#tests/support/at-desk.ts'
import { furnish } from '#tests/support/furnished-world.ts'
import { refusal } from '#tests/support/newcomer.ts'
import { FOR_A_PURPOSE, PEOPLE } from '#tests/support/purposes.ts'
import { aServer, type TestServer } from '#tests/support/server.ts'
import { aWorld } from '#tests/support/world.ts'
import { kinds, leftHere } from './kinds.store.ts'
import { purgeOldExports } from './purging.ts'
import { personKinds } from './reading.store.ts'

type Call = TestServer['call']

type Whose = 'Company' | 'Own'

/** Asks for an export, lets the queue make it, and opens it: the texts by their path. */
async function takenAlong(server: TestServer, call: Call, whose: Whose, language: 'en' | 'hi' = 'en') {
  await call(`start${whose}Export`, { body: { language } })
  await server.runTasks()
  const { exports } = await call(`list${whose}Exports`)
  const reply = await server.ask({ url: exports[0]?.url ?? '' })
  const files = unzipSync(new Uint8Array(reply.rawPayload))
  const rowsIn = (folder: string) => (name: string) =>
    Object.keys(files)
      .filter((path) => new RegExp(`^${folder}/${name}(-\\d+)?\\.json$`).test(path))
      .flatMap((path) => JSON.parse(strFromU8(files[path] ?? new Uint8Array())) as Record<string, unknown>[])
  return {
    exports,
    reply,
    paths: Object.keys(files),
    text: (path: string) => strFromU8(files[path] ?? new Uint8Array()),
    rows: rowsIn('data'),
    acts: rowsIn('acts'),
  }
}

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const productId = products.content[0]?.productId ?? ''
const [world, elsewhere] = [await aWorld(server, productId), await aWorld(server, productId)]
for (const one of [world, elsewhere]) await furnish(server, one)
const { a, b, individualId } = world
const individual = server.callAs(world.tokens.individual ?? '')
/** As if all exports had been asked for two days ago. */
const twoDaysLater = () => server.db.rows(sql`update data_export set asked_at = asked_at - interval '2 days'`)
await twoDaysLater()

const secured = await server.db.rows(sql<{ name: string; columns: string[] }>`
  select c.relname as name, array_agg(a.attname::text order by a.attname) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relrowsecurity group by 1 order by 1`)
/** Tables with rows of customers. */
const tables = secured.filter(
  ({ name }) => owners.has(name) && !isDeskOnly(name) && (!FOR_A_PURPOSE.includes(name) || PEOPLE.includes(name)),
)
const isLeft = (name: string) => name in leftHere
const kindsOf = (table: string) => kinds.filter((kind) => kind.table === table)

test('every table of customers is exported, or stays with its reason', () => {
  const missing = tables.filter(({ name }) => kindsOf(name).length === 0 && !isLeft(name))
  expect(missing.map(({ name }) => name)).toEqual([])
  const both = Object.keys(leftHere).filter((name) => kindsOf(name).length > 0)
  expect(both).toEqual([])
})

test.each(tables.filter(({ name }) => !isLeft(name)))('every column of $name is exported or withheld', (table) => {
  const named = kindsOf(table.name).flatMap(({ columns, withheld }) => [...columns, ...Object.values(withheld).flat()])
  expect([...new Set(named)].toSorted()).toEqual(table.columns.toSorted())
})

// Records of the administrator alone are not the company's.
await server.db.rows(sql`
  insert into access_request (access_request_id, company_id, account_id, status, requested_at)
  values (${newId()}, ${b.companyId}, ${a.admin.accountId}, 'REJECTED', ${server.clock.now()})`)
const company = await takenAlong(server, a.admin.call, 'Company')
const own = await takenAlong(server, individual, 'Own')

const seen = (tx: Queryable, name: string, columns: readonly string[]) =>
  tx.rows(sql<{ row: object }>`
    select to_jsonb(t) as row from (select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}) t`)
const inOrder = (row: object) => Object.entries(row).toSorted(([one], [other]) => one.localeCompare(other))
const textsOf = (rows: readonly object[]) => rows.map((row) => JSON.stringify(inOrder(row))).toSorted()
const rowsSeenBy = async (
  accountId: string,
  companyId: string | null,
  kind: { table: string; columns: readonly string[] },
) =>
  textsOf(
    (await server.appDb.as(customer(accountId, companyId), (tx) => seen(tx, kind.table, kind.columns))).map(
      ({ row }) => row,
    ),
  )

/** Kinds that stand for all rows of their table. */
const whole = kinds.filter(({ where }) => where === undefined)

test.each(whole.filter(({ of }) => of !== 'PERSON'))('a company’s export has all rows of $name', async (kind) => {
  const byAdmin = await rowsSeenBy(a.admin.accountId, a.companyId, kind)
  const byUser = await rowsSeenBy(a.user.accountId, a.companyId, kind)
  // Records that both see are the company's; the rest is one person's alone.
  const expected = byAdmin.filter((row) => byUser.includes(row))
  expect(expected.length).toBeGreaterThan(0)
  expect(textsOf(company.rows(kind.name))).toEqual(expected)
})

test.each(whole.filter(({ of }) => of !== 'COMPANY'))('a person’s export has all rows of $name', async (kind) => {
  const columns = [...kind.columns, ...(kind.withheld.personal ?? [])]
  const expected = await rowsSeenBy(individualId, null, { table: kind.table, columns })
  expect(textsOf(own.rows(kind.name))).toEqual(expected)
})

test('a person’s export has their ways to sign in, without secrets', () => {
  const empty = personKinds.filter((name) => own.rows(name).length === 0)
  expect(empty).toEqual(['replaced-contacts', 'devices'])
  expect(own.rows('contacts')).toContainEqual(expect.objectContaining({ value: world.individualPhone }))
  expect(own.paths.map(own.text).join()).not.toMatch(/token_hash|otp|refresh_token/)
})

test('a member’s export has their own acts in the company’s records, and none of the others’', async () => {
  const { acts, rows } = await takenAlong(server, a.user.call, 'Own')
  expect(acts('enquiry-timeline').length).toBeGreaterThan(0)
  expect(new Set(acts('enquiry-timeline').map((row) => row['actor_account_id']))).toEqual(new Set([a.user.accountId]))
  expect(rows('enquiries')).toEqual([])
  expect(rows('cart').length).toBeGreaterThan(0)
})

test('nothing of another company or person gets in', () => {
  const others = [b.companyId, elsewhere.a.companyId, elsewhere.a.admin.accountId, elsewhere.individualId]
  const everything = (taken: typeof company) => taken.paths.map(taken.text).join('\n')
  for (const id of [...others, individualId]) expect(everything(company)).not.toContain(id)
  for (const id of [...others, a.user.accountId]) expect(everything(own)).not.toContain(id)
})

test('the exports of a company and of a person are separate, even for somebody who requested both', async () => {
  expect((await a.admin.call('listOwnExports')).exports).toEqual([])
  expect((await individual('listOwnExports')).exports.length).toBeGreaterThan(0)
})

test('each kind is a JSON and a CSV, the README explains it, and documents and files are enclosed', () => {
  const json = company.paths.filter((path) => /^(data|acts)\/.*\.json$/.test(path))
  for (const path of json) expect(company.paths).toContain(path.replace('.json', '.csv'))
  for (const path of json) expect(company.text('README.txt')).toContain(path.split('/')[1]?.replace('.json', ''))
  expect(company.paths.filter((path) => path.startsWith('documents/quotes/')).length).toBeGreaterThan(0)
  expect(company.text('data/company.csv').split('\r\n')[0]).toContain('gstin')
})

test('a cell that a spreadsheet would run is made inert', async () => {
  await individual('updateOwnProfile', { body: { firstName: 'Asha' } })
  await server.db.rows(sql`update enquiry set notes = '=1+1' where account_id = ${individualId}`)
  const { text } = await takenAlong(server, individual, 'Own')
  expect(text('data/enquiries.csv')).toContain("'=1+1")
  expect(text('data/enquiries.json')).toContain('"=1+1"')
})

test('an address works for a minute, for one export and unchanged', async () => {
  const { exports } = await individual('listOwnExports')
  const url = exports[0]?.url ?? ''
  const reply = await server.ask({ url })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-disposition']).toMatch(/yantra-own-data-\d{4}-\d\d-\d\d\.zip/)
  expect((await server.ask({ url: url.replace(/signature=.*/, 'signature=x') })).statusCode).toBe(404)
  const [theirs] = (await a.admin.call('listCompanyExports')).exports
  const named = (await server.ask({ url: theirs?.url ?? '' })).headers['content-disposition']
  expect(named).toMatch(/yantra-company-data-\d{4}-\d\d-\d\d\.zip/)
  const other = theirs?.exportId ?? ''
  expect((await server.ask({ url: url.replace(exports[0]?.exportId ?? '', other) })).statusCode).toBe(404)
  server.clock.advance({ seconds: 61 })
  expect((await server.ask({ url })).statusCode).toBe(404)
})

test('one export at a time, and few in a day; after some days it is deleted with its bytes', async () => {
  const { call } = await server.signIn()
  const start = () => call('startOwnExport', { body: { language: 'hi' } })
  await Promise.all([start(), start()])
  expect((await call('listOwnExports')).exports).toHaveLength(1)
  for (let more = 1; more < EXPORTS_PER_DAY; more++) {
    await server.runTasks()
    await start()
  }
  await server.runTasks()
  await expect(start()).rejects.toMatchObject(refusal('too-many-requests', 429))
  const { exports } = await call('listOwnExports')
  const kept = Date.parse(exports[0]?.expiresAt ?? '') - server.clock.now().getTime()
  expect(kept).toBe(EXPORT_DAYS * 24 * 3600 * 1000)
  await server.db.rows(
    sql`update data_export set asked_at = asked_at - interval '9 days', expires_at = ${server.clock.now()}::timestamptz - interval '1 second'`,
  )
  expect((await call('listOwnExports')).exports).toEqual([])
  await purgeOldExports(server.appDb, openFiles(server.config), server.clock.now())
  const parts = await server.db.rows(sql`select 1 from data_export_part`)
  expect(parts).toEqual([])
})
