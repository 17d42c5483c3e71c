import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import type { SliceType } from '#contract/logsheets.content.ts'
import { customer } from '#server/platform/principal.ts'
import { aPersonsJob, putOnHire } from '#tests/support/hire.ts'
import { aDay, aDraft, aSubmitted } from '#tests/support/logsheets.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer({ now: new Date('2026-11-30T14:30:00Z') })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const fresh = { 'if-match': '*' }
const operations = async () => (await server.signInStaff('OPERATIONS')).call
const today = () => dateInIndia(server.clock.now())
const yesterday = () => addDays(today(), -1)

const slices = (...times: string[]) =>
  times.map((time) => ({
    from: time.slice(0, 5),
    to: time.slice(6),
    type: 'WORK' as SliceType,
    cause: null,
    note: null,
  }))
/** Entries of a day without a meter, for which a remark is asked. */
const of = (...times: string[]) =>
  aDay({ slices: slices(...times), meterOpen: null, meterClose: null, remarks: 'The meter is broken.' })

/** A machine that went on hire two days ago. */
async function onHire() {
  const job = await aPersonsJob(server, products.content[0]?.productId ?? '')
  await putOnHire(server, job.jobId)
  await server.db.asOwner((owner) =>
    owner.rows(sql`update job set on_hire_from = on_hire_from - 2 where job_id = ${job.jobId}`),
  )
  return job
}
/** Moves a draft to the machine of another log, as after a swap. */
const moved = (id: string, other: string) =>
  server.db.asOwner((owner) =>
    owner.rows(sql`
      update logsheet set machine_id = o.machine_id from logsheet o
      where logsheet.logsheet_id = ${id} and o.logsheet_id = ${other}`),
  )
const numberOf = async (id: string) =>
  (await (await operations())('getDeskLogsheet', { params: { id } })).logsheet.logNumber
const submit = async (id: string) =>
  (await operations())('submitDeskLogsheet', { params: { id }, headers: fresh, body: {} })
const checksOf = async (id: string) =>
  (await (await operations())('getDeskLogsheet', { params: { id } })).logsheet.checks
    .filter(({ level }) => level === 'STOP')
    .map(({ key, params }) => ({ key, params }))

/** The refusal that names the other log. */
const names = (log: string, start: string, end: string) => ({
  status: 422,
  message: `${log} has the machine from ${start} to ${end}.`,
  violations: [{ field: 'slices' }],
})

test('a log that shares an hour with the night shift before it is stopped, and the other one is named', async () => {
  const { jobId } = await onHire()
  const night = await aSubmitted(server, jobId, { date: yesterday(), shift: 'B', ...of('20:00-24:00', '00:00-06:00') })
  const id = await aDraft(server, jobId, of('05:00-13:00'))
  const log = await numberOf(night)
  expect(await checksOf(id)).toEqual([{ key: 'otherLog', params: { log, from: '05:00', to: '06:00' } }])
  await expect(submit(id)).rejects.toMatchObject(names(log, '05:00', '06:00'))
  const call = await operations()
  await call('saveDeskLogsheet', { params: { id }, headers: fresh, body: of('06:00-13:00') })
  expect((await submit(id)).logsheet).toMatchObject({ status: 'SUBMITTED', workedHours: '7' })
})

test('a second shift that begins within the first one is stopped, also in one call and as the next day begins', async () => {
  const { jobId } = await onHire()
  const first = await aSubmitted(server, jobId, of('05:00-13:00'))
  const call = await operations()
  const { next } = await call('getNextDeskLogsheet', { params: { jobId }, query: { shift: 'B', date: today() } })
  const log = await numberOf(first)
  expect(next.facts.taken).toEqual([{ logNumber: log, start: 5 * 60, end: 13 * 60 }])
  const body = { jobId, date: today(), shift: 'B' as const, submit: true, ...of('12:00-20:00') }
  await expect(call('addDeskLogsheet', { body })).rejects.toMatchObject(names(log, '12:00', '13:00'))
  const { logsheets } = await call('listDeskLogsheets', { query: { job: jobId } })
  expect(logsheets.content).toHaveLength(1)
})

test('another hire of the machine is on the same line of time; who does not see it learns no number', async () => {
  const [one, other] = [await onHire(), await onHire()]
  const first = await aSubmitted(server, one.jobId, of('08:00-13:00'))
  const id = await aDraft(server, other.jobId, of('12:00-18:00'))
  await moved(id, first)
  await expect(submit(id)).rejects.toMatchObject({ status: 422, violations: [{ field: 'slices' }] })
  const seen = (accountId: string) =>
    server.appDb.as(customer(accountId), (tx) =>
      tx.rows(sql<{ logNumber: string | null }>`select log_number from machine_time where logsheet_id = ${first}`),
    )
  expect(await seen(one.person.accountId)).toEqual([{ logNumber: await numberOf(first) }])
  expect(await seen(other.person.accountId)).toEqual([{ logNumber: null }])
  expect(await seen((await server.signIn()).accountId)).toEqual([])
})

test('a new version takes other hours, and leaves those that it gave up', async () => {
  const { jobId } = await onHire()
  const first = await aSubmitted(server, jobId, of('05:00-13:00'))
  const call = await operations()
  await server.db.asOwner((owner) =>
    owner.rows(sql`update logsheet set status = 'DISPUTED' where logsheet_id = ${first}`),
  )
  const revision = (...times: string[]) => ({
    params: { id: first },
    headers: fresh,
    body: { ...of(...times), reason: null },
  })
  expect((await call('reviseDeskLogsheet', revision('05:00-12:00'))).logsheet.version).toBe(2)
  const second = await aSubmitted(server, jobId, { shift: 'B', ...of('12:00-18:00') })
  await server.db.asOwner((owner) =>
    owner.rows(sql`update logsheet set status = 'DISPUTED' where logsheet_id = ${first}`),
  )
  const log = await numberOf(second)
  await expect(call('reviseDeskLogsheet', revision('05:00-13:00'))).rejects.toMatchObject(names(log, '12:00', '13:00'))
})

test('a day is submitted once its last entry is over, a quarter of an hour early at most', async () => {
  const { jobId } = await onHire()
  const id = await aDraft(server, jobId, of('18:00-20:30'))
  expect(await checksOf(id)).toMatchObject([{ key: 'notOver' }])
  await expect(submit(id)).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('20:30. Submit the day then.'),
  })
  server.clock.advance({ minutes: 15 })
  expect(await checksOf(id)).toEqual([])
  expect((await submit(id)).logsheet.status).toBe('SUBMITTED')
})

test.each([
  ['a slice of no length', ['24:00-24:00'], 'slices.0.to'],
  ['a slice that ends where it begins', ['08:00-08:00'], 'slices.0.to'],
  ['more than a day', ['08:00-20:00', '20:00-08:15'], 'slices'],
])('%s is refused, also as a draft', async (_what, times, field) => {
  const { jobId } = await onHire()
  const call = await operations()
  const body = { jobId, date: yesterday(), shift: 'A' as const, submit: false, ...of(...times) }
  const wrong = { status: 422, violations: expect.arrayContaining([expect.objectContaining({ field })]) }
  await expect(call('addDeskLogsheet', { body })).rejects.toMatchObject(wrong)
})

test('a whole day is one entry, and entries in any order are sorted', async () => {
  const { jobId } = await onHire()
  await aSubmitted(server, jobId, { date: yesterday(), ...of('00:00-24:00') })
  const call = await operations()
  const id = await aDraft(server, jobId, of('14:00-18:00', '08:00-12:00'))
  const { logsheet } = await call('getDeskLogsheet', { params: { id } })
  expect(logsheet.slices.map(({ from, to }) => `${from}-${to}`)).toEqual(['08:00-12:00', '14:00-18:00'])
  expect(logsheet.workedHours).toBe('8')
  expect((await submit(id)).logsheet.status).toBe('SUBMITTED')
})

test('the last version that the database counts is not changed again', async () => {
  const { jobId } = await onHire()
  const id = await aSubmitted(server, jobId)
  await server.db.asOwner(async (owner) => {
    await owner.rows(sql`
      insert into logsheet_version (logsheet_id, version, job_id, content, worked, breakdown, idle, entered_by, entered_side, entered_at)
      select logsheet_id, 99, job_id, content, worked, breakdown, idle, entered_by, entered_side, entered_at
      from logsheet_version where logsheet_id = ${id}`)
    await owner.rows(sql`update logsheet set status = 'DISPUTED', version = 99 where logsheet_id = ${id}`)
  })
  const call = await operations()
  const revision = { params: { id }, headers: fresh, body: { ...aDay(), reason: null } }
  await expect(call('reviseDeskLogsheet', revision)).rejects.toMatchObject({ status: 409 })
})
