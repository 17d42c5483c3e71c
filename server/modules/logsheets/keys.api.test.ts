import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import { aPersonsJob, dryProduct, putOnHire } from '#tests/support/hire.ts'
import { aDay, aSubmitted } from '#tests/support/logsheets.ts'
import { aPicture } from '#tests/support/sample-files.ts'
import { aServer } from '#tests/support/server.ts'
import { upload } from '#tests/support/upload.ts'

const server = await aServer()
const bytes = await aPicture('jpeg')
const B = { shift: 'B' } as const
const keyed = (key = crypto.randomUUID()) => ({ 'idempotency-key': key })

/** A machine on dry hire, whose logs its customer enters. */
async function dryHire() {
  const job = await aPersonsJob(server, await dryProduct(server))
  await putOnHire(server, job.jobId)
  return job
}
const bodyOf = (jobId: string, more: object = {}) => ({
  jobId,
  date: dateInIndia(server.clock.now()),
  shift: 'A' as const,
  submit: true,
  ...aDay(more),
})

/** Makes a call twice and returns its only answer. */
async function twice<Answer>(ask: () => Promise<Answer>) {
  const first = await ask()
  expect(await ask()).toEqual(first)
  return first
}

test('a day sent again with its key is one log, as its reply may have been lost', async () => {
  const { person, jobId } = await dryHire()
  const headers = keyed()
  const { logsheet } = await twice(() => person.call('addLogsheet', { headers, body: bodyOf(jobId) }))
  expect(logsheet).toMatchObject({ status: 'SUBMITTED', version: 1 })
  const other = person.call('addLogsheet', { headers, body: bodyOf(jobId, { remarks: 'Another day.' }) })
  await expect(other).rejects.toMatchObject({ status: 422, type: '/problems/idempotency-key-reused' })
  const again = person.call('addLogsheet', { headers: keyed(), body: bodyOf(jobId) })
  await expect(again).rejects.toMatchObject({ status: 409 })
  const rows = await server.db.asOwner((owner) => owner.rows(sql`select 1 from logsheet where job_id = ${jobId}`))
  expect(rows.length).toBe(1)
})

test('a draft is saved, submitted and revised once for each key', async () => {
  const { person, jobId } = await dryHire()
  const draft = { ...bodyOf(jobId), submit: false }
  const { logsheetId: id } = (await person.call('addLogsheet', { body: draft })).logsheet
  const change = { params: { id }, headers: { 'if-match': 'W/"1"', ...keyed() }, body: aDay({ remarks: 'Rain.' }) }
  await twice(() => person.call('saveLogsheet', change))
  const submission = { params: { id }, headers: { 'if-match': '*', ...keyed() }, body: {} }
  await twice(() => person.call('submitLogsheet', submission))
  const { call } = await server.signInStaff('OPERATIONS')
  const dispute = { params: { id }, headers: keyed(), body: { reason: 'Which meter is this?' } }
  await twice(() => call('disputeDeskLogsheet', dispute))
  const revision = { params: { id }, headers: { 'if-match': '*', ...keyed() }, body: { ...aDay(), reason: null } }
  const { logsheet } = await twice(() => person.call('reviseLogsheet', revision))
  expect(logsheet).toMatchObject({ status: 'SUBMITTED', version: 2 })
  const sign = { params: { id }, headers: keyed(), body: { signature: 'M0 0L9 9', designation: 'Manager', version: 2 } }
  expect((await twice(() => call('signDeskLogsheet', sign))).logsheet.status).toBe('SIGNED')
})

test('a log is signed or disputed once for each key, and only in the version that was seen', async () => {
  const { person, jobId } = await dryHire()
  const one = { params: { id: await aSubmitted(server, jobId) }, headers: keyed() }
  const signed = await twice(() =>
    person.call('signLogsheet', { ...one, body: { signature: 'M0 0L9 9', version: 1, designation: null } }),
  )
  expect(signed.logsheet.status).toBe('SIGNED')
  const other = {
    params: { id: await aSubmitted(server, jobId, B) },
    headers: keyed(),
  }
  const dispute = (version: number) =>
    person.call('disputeLogsheet', { ...other, body: { reason: 'We stopped at noon.', version } })
  await expect(dispute(2)).rejects.toMatchObject({ status: 409 })
  expect((await twice(() => dispute(1))).logsheet.status).toBe('DISPUTED')
})

test('a key belongs to its person alone', async () => {
  const [one, other] = [await dryHire(), await dryHire()]
  const headers = keyed()
  const add = ({ person, jobId }: typeof one) => person.call('addLogsheet', { headers, body: bodyOf(jobId) })
  const [mine, theirs] = [await add(one), await add(other)]
  expect(mine.logsheet.logsheetId).not.toBe(theirs.logsheet.logsheetId)
})

test('a photograph sent again with its key is one file', async () => {
  const { person, jobId } = await dryHire()
  const send = (key: ReturnType<typeof crypto.randomUUID>, more = bytes) =>
    server.ask({
      method: 'POST',
      url: '/v1/files?purpose=logsheet-photo',
      headers: { authorization: `Bearer ${person.accessToken}`, 'yantra-file-name': 'meter.jpg', ...keyed(key) },
      payload: more,
    })
  const key = crypto.randomUUID()
  const [first, second] = [(await send(key)).json(), (await send(key)).json()]
  expect(second).toEqual(first)
  expect((await send(key, await aPicture('png'))).json()).toMatchObject({ type: '/problems/idempotency-key-reused' })
  expect(await upload(server, person.accessToken, { bytes, purpose: 'logsheet-photo' })).not.toBe(first.file.fileId)
  const { logsheet } = await person.call('addLogsheet', { body: bodyOf(jobId, { photoIds: [first.file.fileId] }) })
  expect((await server.ask({ url: logsheet.photos[0]?.url ?? '' })).statusCode).toBe(200)
})
