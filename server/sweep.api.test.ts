import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { recordNotice } from '#server/platform/outbox.store.ts'
import { customer } from '#server/platform/principal.ts'
import { enqueue } from '#server/platform/queue.ts'
import { aServer } from '#tests/support/server.ts'
import { aPhone, wrongFor } from '#tests/support/session.ts'

const server = await aServer()
const { db, clock, call, runTasks } = server
const has = async (table: string, column: string, value: string) =>
  (await db.rows(sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${value}`)).length > 0
/** An extra sweep, because the daily one has already run today. */
async function sweepNow() {
  await enqueue({ tx: db, now: clock.now() }, { name: 'sweep', fact: newId(), payload: {} })
  await runTasks()
}

const keyOf = (accountId: string, key: string) =>
  db.as(customer(accountId), (tx) =>
    tx.rows(sql`
      insert into idempotency_key (account_id, call, key, request_hash, claimed_at)
      values (${accountId}, 'submitEnquiry', ${key}, 'hash', ${clock.now()})`),
  )
const keysOf = (accountId: string) =>
  db.as(customer(accountId), (tx) =>
    tx.rows(sql<{ key: string }>`select key from idempotency_key where account_id = ${accountId} order by key`),
  )

test('ended sessions are purged: idle for 14 days, or begun 60 days ago', async () => {
  const [idle, used] = [await server.signIn(), await server.signIn()]
  const familyOf = ({ accountId }: typeof used) => has('token_family', 'account_id', accountId)
  const tokens = () => db.rows(sql`select 1 from refresh_token`)
  let { refreshToken } = used
  const before = (await tokens()).length
  for (let day = 0; day < 59; day += 1) {
    clock.advance({ days: 1 })
    if (day % 10 === 0) ({ refreshToken } = await call('refreshTokens', { body: { refreshToken }, query: {} }))
    await runTasks()
    expect(await familyOf(idle)).toBe(day < 13)
    expect(await familyOf(used)).toBe(true)
  }
  expect((await tokens()).length).toBeGreaterThan(before - 1)
  clock.advance({ days: 1 })
  await runTasks()
  expect(await familyOf(used)).toBe(false)
  expect(await tokens()).toEqual([])
})

test('idempotency keys of all accounts are purged after 24 hours, younger ones stay', async () => {
  const [one, other] = [await server.signIn(), await server.signIn()]
  for (const { accountId } of [one, other]) await keyOf(accountId, 'old')
  clock.advance({ hours: 23 })
  await keyOf(one.accountId, 'young')
  await sweepNow()
  expect((await keysOf(one.accountId)).map(({ key }) => key)).toEqual(['old', 'young'])
  clock.advance({ hours: 1, seconds: 1 })
  await sweepNow()
  expect((await keysOf(one.accountId)).map(({ key }) => key)).toEqual(['young'])
  expect(await keysOf(other.accountId)).toEqual([])
})

test('only the sweep sees keys, and only those before the time it names', async () => {
  const { accountId } = await server.signIn()
  await keyOf(accountId, 'mine')
  const seen = (before: string) =>
    db.transaction(async (tx) => {
      await tx.rows(sql`select set_config('app.swept_before', ${before}, true)`)
      return tx.rows(sql`select 1 from idempotency_key where account_id = ${accountId}`)
    })
  expect(await seen('')).toEqual([])
  expect(await seen(clock.now().toISOString())).toEqual([])
  expect(await server.appDb.rows(sql`select 1 from idempotency_key`)).toEqual([])
})

test('outbox messages and done tasks are purged after 30 days, waiting ones stay', async () => {
  const to = aPhone()
  await recordNotice(db, { to, channel: 'sms', purpose: 'notice', subject: 'Old', text: 'Old' }, clock.now())
  await enqueue({ tx: db, now: clock.now() }, { name: 'sweep', fact: to, payload: {} })
  await enqueue({ tx: db, now: clock.now() }, { name: 'not ours', fact: to, payload: {} })
  await runTasks()
  clock.advance({ days: 29 })
  await runTasks()
  expect([await has('outbox_notice', 'recipient', to), await has('task', 'fact', to)]).toEqual([true, true])
  clock.advance({ days: 2 })
  await runTasks()
  expect(await has('outbox_notice', 'recipient', to)).toBe(false)
  expect(await db.rows(sql`select name from task where fact = ${to}`)).toEqual([{ name: 'not ours' }])
})

test('codes, spent tokens and GST look-ups are purged once they are useless', async () => {
  const phone = aPhone()
  const accountId = (await server.signIn()).accountId
  await call('requestOtp', { query: { phoneOrEmail: phone } })
  const otp = wrongFor(await server.codeFor(phone))
  const wrong = call('verifyOtp', { body: { phoneOrEmail: phone, otp } })
  await expect(wrong).rejects.toMatchObject({ type: '/problems/invalid-otp' })
  const [spent, lookup] = [newId(), newId()]
  await db.rows(sql`insert into spent_token values (${spent}, ${accountId}, ${clock.now()})`)
  await db.rows(sql`
    insert into gst_lookup (lookup_id, account_id, gstin, looked_up_at)
    values (${lookup}, ${accountId}, '27ZZXCB9949G1ZM', ${clock.now()})`)
  const left = async () => [
    await has('one_time_code', 'identifier', phone),
    await has('code_window', 'identifier', phone),
    await has('wrong_try', 'identifier', phone),
    await has('spent_token', 'token_id', spent),
    await has('gst_lookup', 'lookup_id', lookup),
  ]
  await sweepNow()
  expect(await left()).toEqual([true, true, true, true, true])
  clock.advance({ days: 1, seconds: 61 })
  await sweepNow()
  expect(await left()).toEqual([false, false, false, false, false])
})

test('a sweep purges everything, even more than one batch', async () => {
  await db.rows(sql`
    insert into wrong_try (try_id, identifier, device_hash, network, shared, tried_at)
    select gen_random_uuid(), 'many', '', '192.0.2.7', 0, ${clock.now()} from generate_series(1, 2500)`)
  clock.advance({ days: 2 })
  await runTasks()
  expect(await has('wrong_try', 'identifier', 'many')).toBe(false)
})
