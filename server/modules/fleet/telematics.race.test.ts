import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { simulateTelematics } from '#scripts/telematics-simulator.ts'
import { tally, times } from '#tests/support/at-once.ts'
import { csvOf, filesAs } from '#tests/support/csv-files.ts'
import { newFleetNumber } from '#tests/support/fleet.ts'
import { aServer } from '#tests/support/server.ts'
import { telematicsPolling } from './polling.ts'
import { lockReadings } from './telematics.store.ts'

const AT_ONCE = 8
const now = new Date('2026-11-23T06:40:00Z')
const header = { PIN: 'RACED-1' }
const provider = await simulateTelematics({ fleet: () => [{ header, at: now, hours: 10 }] })
afterAll(provider.close)
const server = await aServer({ now, settings: { TELEMATICS_URL: provider.url } })
const operations = await server.signInStaff('OPERATIONS')
const files = filesAs(server, operations.accessToken, 'readings')
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const machine = await newFleetNumber(server, products.content[0]?.productId ?? '')
await server.db.rows(sql`update machine set telematics_id = ${header.PIN} where fleet_number = ${machine}`)

const kept = () =>
  server.db.rows(sql<{ hours: string; source: string }>`
    select hours::text as hours, source from telematics_reading join machine using (machine_id)
    where fleet_number = ${machine} order by read_at`)

test('simultaneous polls of the same reading store it once, and none fails', async () => {
  const { appDb, clock, config } = server
  const poll = telematicsPolling({ config, db: appDb, clock: clock.now })
  await Promise.all(times(AT_ONCE, () => poll({ hour: '2026-11-23T06:00:00.000Z' })))
  expect(await kept()).toEqual([{ hours: '10.00', source: 'POLLED' }])
})

test('a poll waits until a running import is done', async () => {
  const { appDb, clock, config } = server
  const poll = telematicsPolling({ config, db: appDb, clock: clock.now })
  const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const importing = appDb.serving('telematics').transaction(async (tx) => {
    await lockReadings(tx)
    held.resolve()
    await done.promise
  })
  await held.promise
  const polled = poll({ hour: '2026-11-23T06:00:00.000Z' }).then(() => 'ended')
  expect(await Promise.race([polled, pause(500, 'waits')])).toBe('waits')
  done.resolve()
  await importing
  expect(await polled).toBe('ended')
})

test('of simultaneous files with different values for the same time, one counts', async () => {
  const bytes = times(AT_ONCE, (n) => csvOf([{ machine, at: '2026-11-22 18:00', hours: String(n) }]))
  const digests = await Promise.all(bytes.map(async (file) => (await files.preview(file)).digest ?? ''))
  const replies = await Promise.all(bytes.map((file, at) => files.send(file, digests[at] ?? '')))
  expect(tally(replies.map(({ statusCode }) => String(statusCode)))).toEqual({ 200: 1, 409: AT_ONCE - 1 })
  expect(await kept()).toHaveLength(2)
})

test('the database refuses another value for a reading, and a time in the future', async () => {
  await expect(server.db.rows(sql`update telematics_reading set hours = 1`)).rejects.toMatchObject({ code: '23514' })
  const ahead = server.db.rows(sql`
    insert into telematics_reading select machine_id, ${now}::timestamptz + interval '11 minutes', 1, 'CSV', ${now}
    from machine where fleet_number = ${machine}`)
  await expect(ahead).rejects.toMatchObject({ constraint: 'telematics_reading_not_ahead' })
})

test.each([
  ['hours below none', -1, 'CSV', 'telematics_reading_hours_check'],
  ['a source that nobody knows', 1, 'GUESSED', 'telematics_reading_source_check'],
])('the database refuses %s', async (_what, hours, source, constraint) => {
  const wrong = server.db.rows(sql`
    insert into telematics_reading select machine_id, ${now}::timestamptz - interval '5 hours', ${hours}, ${source}, ${now}
    from machine where fleet_number = ${machine}`)
  await expect(wrong).rejects.toMatchObject({ constraint })
})

test('the database refuses a telematics number that no provider could name', async () => {
  const wrong = server.db.rows(sql`update machine set telematics_id = 'small' where fleet_number = ${machine}`)
  await expect(wrong).rejects.toMatchObject({ constraint: 'machine_telematics_id_check' })
})
