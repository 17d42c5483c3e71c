import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { customer } from './principal.ts'

const { appDb: db } = await aServer()

test('on both engines whole numbers are numbers, civil dates are text and instants are dates', async () => {
  const row = await db.first(sql`select count(*) as n, date '2026-03-31' as day, timestamptz '2026-03-31T18:30Z' as at`)
  expect(row).toEqual({ n: 1, day: '2026-03-31', at: new Date('2026-03-31T18:30:00Z') })
})

test('errors have a code and a constraint on both engines', async () => {
  const twice = sql`insert into cart (account_id, version) values (gen_random_uuid(), 0)`
  await expect(db.rows(twice)).rejects.toMatchObject({ code: '42501' })
  const bad = sql`insert into outbox_notice values (gen_random_uuid(), 'x', 'pigeon', 'code', '', '', now())`
  await expect(db.rows(bad)).rejects.toMatchObject({ code: '23514', constraint: 'outbox_notice_channel_check' })
})

test('the role that serves requests owns nothing', async () => {
  expect(await db.first(sql`select current_user::text as role`)).toEqual({ role: 'yantra_app' })
  await expect(db.rows(sql`drop table cart`)).rejects.toMatchObject({ code: '42501' })
})

test('a query beside an open transaction is refused instead of waiting forever', async () => {
  await expect(db.transaction(() => db.rows(sql`select 1`))).rejects.toThrow('use its tx')
})

test('an error caught inside a transaction does not cause a silent rollback', async () => {
  const swallow = db.transaction(async (tx) => {
    await tx.rows(sql`select 1 / 0`).catch(() => {})
  })
  await expect(swallow).rejects.toThrow(/transaction/)
})

const notice = (id: string) => sql`insert into outbox_notice values (${id}, 'x', 'sms', 'code', '', '', now())`
const storedNotice = (id: string) => db.serving('outbox').rows(sql`select from outbox_notice where notice_id = ${id}`)

test('a transaction that throws leaves nothing behind', async () => {
  const id = '01980000-0000-7000-8000-00000000000f'
  const fail = db.transaction(async (tx) => {
    await tx.rows(notice(id))
    throw new Error('changed my mind')
  })
  await expect(fail).rejects.toThrow('changed my mind')
  expect(await storedNotice(id)).toEqual([])
})

test('a transaction that cannot be committed has failed', async () => {
  const later = 'value int unique deferrable initially deferred'
  await db.asOwner((_, script) => script(`create table twice (${later}); grant insert on twice to public`))
  await expect(db.transaction((tx) => tx.rows(sql`insert into twice values (1), (1)`))).rejects.toMatchObject({
    code: '23505',
  })
  expect(await db.asOwner((owner) => owner.rows(sql`select from twice`))).toEqual([])
  await db.asOwner((_, script) => script('drop table twice'))
})

test('the account of one transaction does not carry over to the next', async () => {
  const account = '01980000-0000-7000-8000-000000000001'
  const named = await db.as(customer(account), (tx) => tx.first(sql`select current_setting('app.account') as account`))
  expect(named).toEqual({ account })
  const after = await db.first(sql<{ account: string | null }>`select current_setting('app.account', true) as account`)
  expect(after?.account ?? '').toBe('')
})

test('a table that changes under a cached plan fails no request', async () => {
  const changed = (to: string) => db.asOwner((_, script) => script(`alter table scratch alter value type ${to}`))
  const read = sql`select value from scratch`
  await db.asOwner((_, script) =>
    script('create table scratch as select 1 as value; grant select on scratch to public'),
  )
  for (let time = 0; time < 3; time += 1) await db.rows(read)
  await changed('text')
  expect(await db.rows(read)).toEqual([{ value: '1' }])
  for (let time = 0; time < 3; time += 1) await db.transaction((tx) => tx.rows(read))
  await changed('int using value::int')
  expect(await db.transaction((tx) => tx.rows(read))).toEqual([{ value: 1 }])
  await db.asOwner((_, script) => script('drop table scratch'))
})

test('a statement of a purpose has it, and the next one on the connection has none', async () => {
  const purpose = sql<{ purpose: string | null }>`select current_setting('app.purpose', true) as purpose`
  expect(await db.serving('sweep').first(purpose)).toEqual({ purpose: 'sweep' })
  expect((await db.first(purpose))?.purpose ?? '').toBe('')
  await expect(db.serving('sweep').rows(sql`select 1 / 0`)).rejects.toMatchObject({ code: '22012' })
  expect(await db.serving('sweep').first(purpose)).toEqual({ purpose: 'sweep' })
})
