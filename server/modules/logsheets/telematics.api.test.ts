import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { customer } from '#server/platform/principal.ts'
import { aPersonsJob, putOnHire } from '#tests/support/hire.ts'
import { aDay, aSubmitted } from '#tests/support/logsheets.ts'
import { aServer } from '#tests/support/server.ts'

// In the evening, when the shift is over.
const server = await aServer({ now: new Date('2026-11-23T15:00:00Z') })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''

async function onHire() {
  const job = await aPersonsJob(server, productId)
  await putOnHire(server, job.jobId)
  return job
}
type Heard = [at: string, hours: number]

/** Readings of the machine of a job, at times in India. */
const hears = (jobId: string, readings: readonly Heard[]) =>
  server.db.rows(sql`
    insert into telematics_reading (machine_id, read_at, hours, source, received_at)
    select machine_id, r.at, r.hours, 'POLLED', ${server.clock.now()} from job, jsonb_to_recordset(
      ${JSON.stringify(readings.map(([at, hours]) => ({ at: `2026-${at}+05:30`, hours })))}::jsonb) as r(at timestamptz, hours numeric)
    where job_id = ${jobId}`)

/** A submitted log of nine hours on the meter from 08:00 to 18:00, as its customer reads it. */
async function logOf(readings: readonly Heard[], more: object = {}, job = onHire()) {
  const { person, jobId } = await job
  await hears(jobId, readings)
  const id = await aSubmitted(server, jobId, more)
  const { call } = await server.signIn(person.phoneOrEmail)
  return { id, person, ...(await call('getLogsheet', { params: { id } })).logsheet }
}

test('hours of telematics stand beside the meter for both sides, with a note where they differ', async () => {
  const { id, telematicsHours, checks } = await logOf([
    ['11-23T07:40', 500.25],
    ['11-23T08:40', 501.1],
    ['11-23T18:10', 510.65],
  ])
  expect(telematicsHours).toBe('10.4')
  const note = { key: 'telematics', level: 'NOTE', params: { telematics: '10.4', meter: '9.0' } }
  expect(checks).toEqual([note])
  const { call } = await server.signInStaff('SALES')
  const { logsheet } = await call('getDeskLogsheet', { params: { id } })
  expect(logsheet).toMatchObject({ telematicsHours: '10.4', checks: [note] })
})

test('hours that agree need no note, and a note asks nobody for a remark', async () => {
  const agreed = await logOf([
    ['11-22T23:59', 10],
    ['11-23T20:00', 18.6],
  ])
  expect(agreed).toMatchObject({ telematicsHours: '8.6', checks: [] })
  const apart = await logOf([
    ['11-22T23:59', 10],
    ['11-23T20:00', 10],
  ])
  expect(apart).toMatchObject({ telematicsHours: '0.0', status: 'SUBMITTED', remarks: null })
})

test.each<[string, Heard[]]>([
  ['nothing', []],
  ['nothing after the shift', [['11-23T07:40', 500]]],
  [
    'nothing within half a day of it',
    [
      ['11-22T19:59', 500],
      ['11-23T18:10', 509],
    ],
  ],
  [
    'that its counter ran back',
    [
      ['11-23T07:40', 500],
      ['11-23T18:10', 9],
    ],
  ],
])('a machine that reports %s is not compared', async (_what, readings) => {
  expect(await logOf(readings)).toMatchObject({ telematicsHours: null, checks: [] })
})

test('S2 people who do not see the log see nothing of its readings, not even in the database', async () => {
  const { id, person } = await logOf([
    ['11-23T07:40', 500],
    ['11-23T18:10', 509],
  ])
  const stranger = await server.signIn()
  const seen = (accountId: string, table: 'logsheet_reading' | 'telematics_reading') =>
    server.appDb.as(customer(accountId), (tx) =>
      tx.rows(
        sql`select 1 from ${sql.table(table)} ${table === 'logsheet_reading' ? sql`where logsheet_id = ${id}` : sql``}`,
      ),
    )
  expect(await seen(person.accountId, 'logsheet_reading')).toHaveLength(2)
  expect(await seen(stranger.accountId, 'logsheet_reading')).toEqual([])
  expect(await seen(person.accountId, 'telematics_reading')).toEqual([])
})

test('a night shift is compared past midnight', async () => {
  const night = aDay({ slices: [{ from: '20:00', to: '05:00', type: 'WORK', cause: null, note: null }] })
  const job = await onHire()
  server.clock.advance({ days: 1 })
  const readings: Heard[] = [
    ['11-23T19:30', 500],
    ['11-24T00:30', 504.5],
    ['11-24T05:30', 509],
  ]
  expect((await logOf(readings, { ...night, date: '2026-11-23' }, Promise.resolve(job))).telematicsHours).toBe('9.0')
})
