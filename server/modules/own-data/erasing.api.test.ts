import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { verifyLogsheets } from '#server/modules/logsheets/verifying.ts'
import { openFiles } from '#server/platform/files-configured.ts'
import { aloneIn } from '#tests/support/company.ts'
import { furnish } from '#tests/support/furnished-world.ts'
import { refusal } from '#tests/support/newcomer.ts'
import { aServer, type TestServer } from '#tests/support/server.ts'
import { aWorld } from '#tests/support/world.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const productId = products.content[0]?.productId ?? ''
const world = await aWorld(server, productId)
const { a, individualId, individualPhone } = world
const individual = server.callAs(world.tokens.individual ?? '')

type Call = TestServer['call']

async function codeFor(call: Call, contact: string) {
  const { ref } = await call('getErasure')
  await call('requestOwnOtp', { query: { purpose: 'ERASE_ACCOUNT', ref } })
  return server.codeFor(contact)
}

async function erased(call: Call, contact: string) {
  const otp = await codeFor(call, contact)
  return call('eraseOwnAccount', { body: { otp } })
}

/** Records of what was issued or signed, whose hashes and numbers others hold too. */
const SNAPSHOTS = `quote quote_acceptance job job_challan job_breakdown job_inspection_answer
  logsheet_version logsheet_signature logsheet_dispute signed_link
  summary_dispute summary_certification invoice invoice_dispute payment_report payment audit_entry`.split(/\s+/)
/** The counters behind daily limits of codes and messages. */
const COUNTED_A_DAY = ['code_window', 'one_time_code', 'wrong_try', 'caused_notice']
/** The notifications of other people, until they are deleted; `outbox_notice` is the mail of the demo. */
const TOLD = ['notification', 'outbox_notice']

const texts = await server.db.rows(sql<{ table: string; column: string }>`
  select c.table_name as table, c.column_name as column from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'json', 'ARRAY')
  order by 1, 2`)

/** The tables in which a text stands anywhere. */
async function tablesWith(words: readonly string[]) {
  const found = new Set<string>()
  for (const { table, column } of texts) {
    const has = sql.join(
      words.map((word) => sql`${sql.ref(column)}::text ilike ${`%${word}%`}`),
      sql` or `,
    )
    if ((await server.db.first(sql`select 1 from ${sql.table(table)} where ${has} limit 1`)) !== undefined)
      found.add(table)
  }
  return [...found]
}

const contentsOf = (tables: readonly string[]) =>
  Promise.all(
    tables.map((table) =>
      server.db.rows(sql<{ row: string }>`select to_json(t)::text as row from ${sql.table(table)} t order by 1`),
    ),
  )

await individual('updateOwnProfile', {
  body: { firstName: 'Zubeida', lastName: 'Quillon', email: 'zubeida.quillon@people.example' },
})
await furnish(server, world)
/** Their name, phone and e-mail address. */
const WORDS = ['Zubeida', 'Quillon', individualPhone]

test('a person with live business gets a list of all obstacles, and no code', async () => {
  const { reasons, dissolves, ref } = await individual('getErasure')
  expect({ reasons, dissolves }).toEqual({ reasons: ['running-jobs', 'open-dues'], dissolves: false })
  await expect(individual('requestOwnOtp', { query: { purpose: 'ERASE_ACCOUNT', ref } })).rejects.toMatchObject(
    refusal('running-jobs', 409),
  )
  await expect(individual('eraseOwnAccount', { body: { otp: '000000' } })).rejects.toMatchObject(
    refusal('running-jobs', 409),
  )
})

test('the last administrator of a company with other people stays', async () => {
  expect((await a.admin.call('getErasure')).reasons).toEqual(['last-admin'])
  await expect(a.admin.call('eraseOwnAccount', { body: { otp: '000000' } })).rejects.toMatchObject(
    refusal('last-admin', 409),
  )
})

test('a code belongs to this act and this person, and a wrong one erases nobody', async () => {
  const person = await server.signIn()
  const other = await server.signIn()
  const { ref } = await other.call('getErasure')
  await expect(person.call('requestOwnOtp', { query: { purpose: 'ERASE_ACCOUNT', ref } })).rejects.toMatchObject(
    refusal('not-found', 404),
  )
  await codeFor(person.call, person.phoneOrEmail)
  await expect(person.call('eraseOwnAccount', { body: { otp: '000000' } })).rejects.toMatchObject(
    refusal('invalid-otp', 422),
  )
  expect((await person.call('getOwnProfile')) as object).toHaveProperty('Profile')
})

test('B-23 a person is erased everywhere except in the retained records, which stay as they were', async () => {
  // Their hires end and are paid.
  await server.db.asOwner(async (owner) => {
    await owner.rows(sql`update job set status = 'CANCELLED' where company_id is null and account_id = ${individualId}`)
    await owner.rows(sql`alter table invoice disable trigger user`)
    await owner.rows(sql`update invoice set status = 'PAID' where account_id = ${individualId} and status <> 'DRAFT'`)
    await owner.rows(sql`alter table invoice enable trigger user`)
  })
  expect(await tablesWith([individualPhone])).toEqual(
    expect.arrayContaining(['identifier', 'token_family', 'outbox_notice']),
  )
  const kept = SNAPSHOTS.filter((table) => table !== 'signed_link')
  const before = { rows: await contentsOf(kept), logs: await server.db.asOwner(verifyLogsheets) }
  const own = await server.db.rows(sql<{ storedId: string }>`
    select stored_id from data_export_part join data_export using (export_id)
    where account_id = ${individualId} and company_id is null`)
  expect(own.length).toBeGreaterThan(0)

  await erased(individual, individualPhone)

  const left = await tablesWith(WORDS)
  expect(left.filter((table) => ![...SNAPSHOTS, ...COUNTED_A_DAY, ...TOLD].includes(table))).toEqual([])
  expect({ rows: await contentsOf(kept), logs: await server.db.asOwner(verifyLogsheets) }).toEqual(before)
  expect(await server.db.rows(sql`select 1 from outbox_notice where recipient = ${individualPhone}`)).toEqual([])
  for (const { storedId } of own) expect(await openFiles(server.config).readPart(storedId)).toBeUndefined()
  for (const table of ['cart', 'notification', 'notification_preference', 'gst_lookup', 'customer_note', 'data_export'])
    expect(await server.db.rows(sql`select 1 from ${sql.table(table)} where account_id = ${individualId}`)).toEqual([])
})

test('B-23 sessions die, no message goes out, and the freed phone begins with an empty account', async () => {
  const person = await server.signIn()
  await person.call('updateOwnProfile', { body: { firstName: 'Zubeida', lastName: 'Second' } })
  await person.call('addCartItem', { body: { productId } })
  await erased(person.call, person.phoneOrEmail)
  await expect(person.call('getOwnProfile')).rejects.toMatchObject({ status: 401 })
  expect(await server.outbox(person.phoneOrEmail)).toEqual([])
  const next = await server.signIn(person.phoneOrEmail)
  expect(next.accountId).not.toBe(person.accountId)
  expect((await next.call('listCartItems')).items).toEqual([])
  expect((await next.call('listEnquiries')).enquiries.content).toEqual([])
})

test('the only member of a company dissolves it', async () => {
  const { admin, companyId } = await aloneIn(server)
  expect(await admin.call('getErasure')).toMatchObject({ reasons: [], dissolves: true })
  await erased(admin.call, admin.phoneOrEmail)
  const found = await server.db.first(sql`select status from company where company_id = ${companyId}`)
  expect(found).toEqual({ status: 'DISSOLVED' })
})

test('a member is erased, and the company keeps their work without a name', async () => {
  const { call, phoneOrEmail, accountId } = a.user
  await server.db.rows(
    sql`update account set first_name = 'Ishaan', last_name = 'Voss' where account_id = ${accountId}`,
  )
  await erased(call, phoneOrEmail)
  const { Users } = await a.admin.call('listCompanyUsers', { query: {} })
  expect(Users.content.map(({ userId }) => userId)).not.toContain(accountId)
  const { enquiries } = await a.admin.call('listEnquiries')
  const { enquiry } = await a.admin.call('getEnquiry', { params: { id: enquiries.content[0]?.enquiryId ?? '' } })
  expect(JSON.stringify(enquiry)).not.toContain('Ishaan')
})

test('nobody erases anybody else, not even by the function of the database', async () => {
  const other = await server.signIn()
  const erase = (database: TestServer['appDb']) =>
    database.as({ kind: 'CUSTOMER', accountId: other.accountId, companyId: null }, (tx) =>
      tx.rows(sql`select erase_person(${individualId})`),
    )
  await expect(erase(server.appDb.serving('identity'))).rejects.toMatchObject({ code: '42501' })
  await expect(erase(server.appDb)).rejects.toMatchObject({ code: '42501' })
})
