import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aCompany } from '#tests/support/company.ts'
import { anAcceptedJob, aPersonsJob, putOnHire } from '#tests/support/hire.ts'
import { aDay, aDraft } from '#tests/support/logsheets.ts'
import { enquire } from '#tests/support/sample-enquiry.ts'
import { aPicture } from '#tests/support/sample-files.ts'
import { aServer } from '#tests/support/server.ts'
import { upload } from '#tests/support/upload.ts'

const server = await aServer()
const today = dateInIndia(server.clock.now())
const at = (time: string, date = today) => new Date(`${date}T${time}:00+05:30`).toISOString()
server.clock.set(new Date(at('17:00')))
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const operations = async () => (await server.signInStaff('OPERATIONS')).call

/** A job on hire since today, its person, and its addresses. */
async function aHire() {
  const { person, jobId } = await aPersonsJob(server, productId)
  await putOnHire(server, jobId)
  return { person, jobId, params: { jobId }, id: { id: jobId } }
}

const report = { startedAt: at('10:40'), note: 'The hydraulic pump has failed.' }

test('a breakdown is reported with photographs, its clock runs, and the desk ends it', async () => {
  const { person, params, id } = await aHire()
  const bytes = await aPicture('jpeg')
  const photoId = await upload(server, person.accessToken, { bytes, purpose: 'breakdown-photo', name: 'pump.jpg' })
  const body = { ...report, photoIds: [photoId] }
  const { job } = await person.call('reportBreakdown', { params, body })
  expect(job).toMatchObject({ status: 'ON_HIRE', breakdownSince: expect.stringContaining(today) })
  expect(job.breakdowns).toMatchObject([
    { ...report, startedAt: expect.any(String), endedAt: null, reportedSide: 'CUSTOMER' },
  ])
  expect(Date.parse(job.breakdowns[0]?.startedAt ?? '')).toBe(Date.parse(report.startedAt))
  const [photo] = job.breakdowns[0]?.photos ?? []
  expect(photo).toMatchObject({ fileId: photoId, type: 'image/jpeg' })
  expect((await server.ask({ method: 'GET', url: photo?.url ?? '' })).statusCode).toBe(200)
  // A lost reply: the same report is the same breakdown.
  expect((await person.call('reportBreakdown', { params, body })).job.breakdowns).toHaveLength(1)
  const call = await operations()
  const listed = await call('listDeskJobs', { query: { q: job.jobNumber } })
  expect(listed.jobs.content).toMatchObject([{ breakdownSince: expect.any(String), customer: job.agreed.billTo.name }])
  const ended = (await call('endDeskBreakdown', { params: id, body: { endedAt: at('14:40') } })).job
  expect(ended).toMatchObject({ breakdownSince: null, breakdowns: [{ endedBy: expect.any(String) }] })
  expect(ended.events.map(({ event }) => event).slice(-2)).toEqual(['reportBreakdown', 'endBreakdown'])
  await server.runTasks()
  const { notifications } = await person.call('listNotifications', { query: {} })
  expect(notifications.content.map(({ kind }) => kind)).toContain('jobBreakdownOver')
})

test('a report from a phone is one breakdown for its key, even after its end; another report with that key is refused', async () => {
  const { person, params } = await aHire()
  const headers = { 'idempotency-key': 'waits-1' }
  const first = await person.call('reportBreakdown', { params, headers, body: report })
  await person.call('endBreakdown', { params, body: { endedAt: at('12:00') } })
  expect((await person.call('reportBreakdown', { params, headers, body: report })).job).toEqual(first.job)
  expect((await person.call('getJob', { params })).job.breakdowns).toHaveLength(1)
  const other = person.call('reportBreakdown', { params, headers, body: { ...report, note: 'A hose has burst.' } })
  await expect(other).rejects.toMatchObject({ type: '/problems/idempotency-key-reused' })
})

test('operations are notified once of a customer’s report, and not of the desk’s own acts', async () => {
  const colleague = await server.signInStaff('OPERATIONS')
  const noticesOf = async () =>
    (await server.outbox(colleague.phoneOrEmail)).filter(({ purpose }) => purpose === 'notice').map(({ text }) => text)
  const { person, params, id, jobId } = await aHire()
  await person.call('reportBreakdown', { params, body: report })
  await person.call('reportBreakdown', { params, body: report })
  const [notice, ...more] = await noticesOf()
  expect(more).toEqual([])
  for (const part of [report.note, '10:40', `/desk/jobs/${jobId}`]) expect(notice).toContain(part)
  await colleague.call('endDeskBreakdown', { params: id, body: { endedAt: at('12:00') } })
  await colleague.call('reportDeskBreakdown', { params: id, body: { ...report, startedAt: at('13:00') } })
  expect(await noticesOf()).toHaveLength(1)
  await person.call('endBreakdown', { params, body: { endedAt: at('14:00') } })
  expect((await noticesOf()).some((text) => text.includes('running again since'))).toBe(true)
})

test('a machine breaks down once at a time, during its hire, and not in the future', async () => {
  const { person, params } = await aHire()
  const wrong = { violations: [{ field: 'startedAt', code: 'invalid' }] }
  for (const startedAt of [at('17:01'), at('10:00', addDays(today, -1))])
    await expect(() =>
      person.call('reportBreakdown', { params, body: { ...report, startedAt } }),
    ).rejects.toMatchObject(wrong)
  const end = (time: string) => person.call('endBreakdown', { params, body: { endedAt: at(time) } })
  await expect(() => end('12:00')).rejects.toMatchObject({ status: 409 })
  await person.call('reportBreakdown', { params, body: report })
  const again = () => person.call('reportBreakdown', { params, body: { ...report, startedAt: at('11:00') } })
  await expect(again).rejects.toMatchObject({ status: 409 })
  for (const time of ['10:39', '17:01'])
    await expect(() => end(time)).rejects.toMatchObject({ violations: [{ field: 'endedAt', code: 'invalid' }] })
  await end('11:30')
  await expect(again).rejects.toMatchObject({ status: 409 })
  await person.call('reportBreakdown', { params, body: { ...report, startedAt: at('11:30') } })
})

test('other people neither report nor end a breakdown, nor show their files in it', async () => {
  const [{ person, params }, other] = [await aHire(), await aHire()]
  const missing = { status: 404 }
  await expect(() => other.person.call('reportBreakdown', { params, body: report })).rejects.toMatchObject(missing)
  const bytes = await aPicture('png')
  const photoId = await upload(server, other.person.accessToken, { bytes, purpose: 'breakdown-photo' })
  const body = { ...report, photoIds: [photoId] }
  await expect(() => person.call('reportBreakdown', { params, body })).rejects.toMatchObject(missing)
  expect((await person.call('getJob', { params })).job.breakdowns).toEqual([])
  await person.call('reportBreakdown', { params, body: report })
  const endedAt = at('12:00')
  await expect(() => other.person.call('endBreakdown', { params, body: { endedAt } })).rejects.toMatchObject(missing)
  const { admin, user } = await aCompany(server)
  const enquiryId = await enquire(server, admin, productId)
  const jobId = await anAcceptedJob(server, admin, enquiryId)
  await putOnHire(server, jobId)
  await expect(() => user.call('reportBreakdown', { params: { jobId }, body: report })).rejects.toMatchObject(missing)
})

test('the log of the day asks for the hours of a reported breakdown', async () => {
  const { person, jobId, params } = await aHire()
  await person.call('reportBreakdown', { params, body: report })
  await person.call('endBreakdown', { params, body: { endedAt: at('12:10') } })
  const call = await operations()
  const slice = (from: string, to: string, type: 'WORK' | 'BREAKDOWN') => ({ from, to, type, cause: null, note: null })
  const id = { id: await aDraft(server, jobId, { slices: [slice('08:00', '17:00', 'WORK')] }) }
  const { logsheet } = await call('getDeskLogsheet', { params: id })
  expect(logsheet.facts.breakdowns).toEqual([{ start: 640, end: 730 }])
  expect(logsheet.checks).toMatchObject([
    { key: 'breakdownMissing', level: 'WARN', params: { from: '10:40', to: '12:10' } },
  ])
  const headers = { 'if-match': '*' }
  await expect(() => call('submitDeskLogsheet', { params: id, headers, body: {} })).rejects.toMatchObject({
    violations: [{ field: 'remarks' }],
  })
  const slices = [
    slice('08:00', '10:45', 'WORK'),
    slice('10:45', '12:15', 'BREAKDOWN'),
    slice('12:15', '17:00', 'WORK'),
  ]
  const body = aDay({ slices, meterClose: '1395.7' })
  expect((await call('saveDeskLogsheet', { params: id, headers, body })).logsheet.checks).toEqual([])
  await call('submitDeskLogsheet', { params: id, headers, body: {} })
})

test('the end of a hire ends its breakdown', async () => {
  const { person, params, id } = await aHire()
  await person.call('reportBreakdown', { params, body: report })
  await person.call('requestOffHire', { params, body: { from: today } })
  const { job } = await (await operations())('endHire', { params: id, body: { date: today, meter: '1391' } })
  expect(job).toMatchObject({ status: 'OFF_HIRED', breakdownSince: null })
})
