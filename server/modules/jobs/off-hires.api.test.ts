import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aCompany } from '#tests/support/company.ts'
import { anAcceptedJob, aPersonsJob, putOnHire } from '#tests/support/hire.ts'
import { enquire } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const today = dateInIndia(server.clock.now())
const operations = async () => (await server.signInStaff('OPERATIONS')).call

/** Jobs of one person on hire since today. */
async function hires() {
  const one = await aPersonsJob(server, productId)
  const other = await aPersonsJob(server, productId)
  await server.db.asOwner((owner) =>
    owner.rows(sql`update job set account_id = ${one.person.accountId} where job_id = ${other.jobId}`),
  )
  for (const { jobId } of [one, other]) await putOnHire(server, jobId)
  return { person: one.person, jobIds: [one.jobId, other.jobId] }
}

test('several jobs are off-hired at once, each with its own stop, saving and number', async () => {
  const { person, jobIds } = await hires()
  const preview = await person.call('previewOffHires', { body: { jobIds, from: today } })
  expect(preview.savedPaise).toBe(preview.offHires.reduce((sum, { savedPaise }) => sum + savedPaise, 0))
  const single = await person.call('previewOffHire', { params: { jobId: jobIds[0] ?? '' }, query: { from: today } })
  expect(preview.offHires[0]).toMatchObject({
    jobId: jobIds[0],
    billingStopsAt: single.billingStopsAt,
    savedPaise: single.savedPaise,
  })
  const request = () => person.call('requestOffHires', { body: { jobIds, from: today, note: 'The slab is done.' } })
  const { offHires } = await request()
  expect(new Set(offHires.map(({ offHireNumber }) => offHireNumber)).size).toBe(2)
  expect(await request()).toEqual({ offHires })
  const { jobs } = await person.call('listJobs', { query: {} })
  expect(jobs.content.map(({ status }) => status)).toEqual(['OFF_HIRE_REQUESTED', 'OFF_HIRE_REQUESTED'])
})

test('of several jobs all are off-hired or none, and nobody ends those of others', async () => {
  const { person, jobIds } = await hires()
  const other = await aPersonsJob(server, productId)
  await putOnHire(server, other.jobId)
  const mixed = { jobIds: [...jobIds, other.jobId], from: today }
  for (const refused of [
    () => person.call('previewOffHires', { body: mixed }),
    () => person.call('requestOffHires', { body: mixed }),
  ])
    await expect(refused).rejects.toMatchObject({ status: 404 })
  await server.db.asOwner((owner) => owner.rows(sql`update job set status = 'SCHEDULED' where job_id = ${jobIds[1]}`))
  await expect(() => person.call('requestOffHires', { body: { jobIds, from: today } })).rejects.toMatchObject({
    status: 409,
  })
  const { job } = await person.call('getJob', { params: { jobId: jobIds[0] ?? '' } })
  expect(job).toMatchObject({ status: 'ON_HIRE', offHire: null })
})

test('a day after the agreed end of one job is its agreed end', async () => {
  const { person, jobIds } = await hires()
  const { job } = await person.call('getJob', { params: { jobId: jobIds[0] ?? '' } })
  const { offHires } = await person.call('previewOffHires', { body: { jobIds, from: addDays(job.expectedTo, 5) } })
  expect(offHires[0]).toMatchObject({ billingStopsAt: job.expectedTo, savedPaise: 0 })
})

test('the desk ends a hire for a customer who asked by telephone, and says who', async () => {
  const { person, jobId } = await aPersonsJob(server, productId)
  await putOnHire(server, jobId)
  const call = await operations()
  const body = { from: today, askedBy: 'Sunil Kamble', note: 'By telephone.' }
  const { job } = await call('requestDeskOffHire', { params: { id: jobId }, body })
  expect(job.offHire).toMatchObject({ acknowledgedAt: expect.any(String) })
  expect(job.events.slice(-2)).toMatchObject([
    { event: 'requestOffHire', reason: 'Sunil Kamble: By telephone.' },
    { event: 'acknowledge' },
  ])
  await expect(() => person.call('undoOffHire', { params: { jobId }, body: {} })).rejects.toMatchObject({ status: 409 })
  await expect(() => call('requestDeskOffHire', { params: { id: jobId }, body })).rejects.toMatchObject({ status: 409 })
  await call('endHire', { params: { id: jobId }, body: { date: today, meter: '1400' } })
})

test('no minimum is billed if the desk confirms that the supplier is why the hire ended', async () => {
  const { person, jobIds } = await hires()
  const least = async (jobId: string) => {
    const asOwner = (statement: ReturnType<typeof sql>) => server.db.asOwner((owner) => owner.rows(statement))
    await asOwner(sql`alter table job disable trigger job_agreement_stays`)
    await asOwner(sql`update job set agreed = jsonb_set(agreed, '{terms,minimumDays}', '60') where job_id = ${jobId}`)
    await asOwner(sql`alter table job enable trigger job_agreement_stays`)
    await person.call('requestOffHire', { params: { jobId }, body: { from: today } })
  }
  const confirm = async (id: string, body: { cause?: 'SUPPLIER' }) => {
    const { job } = await (await operations())('acknowledgeOffHire', { params: { id }, body })
    const codes = job.bills.flatMap(({ lines }) => lines.map(({ code }) => code))
    return { cause: job.offHire?.cause, isToppedUp: codes.includes('MINIMUM') }
  }
  const [one = '', other = ''] = jobIds
  for (const jobId of jobIds) await least(jobId)
  expect(await confirm(one, {})).toEqual({ cause: 'CUSTOMER', isToppedUp: true })
  expect(await confirm(other, { cause: 'SUPPLIER' })).toEqual({ cause: 'SUPPLIER', isToppedUp: false })
})

test('while jobs run, neither their company is dissolved nor their site deleted', async () => {
  const { admin, user } = await aCompany(server)
  const place = {
    addressLine1: 'Survey 62, Kharadi Bypass Road',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411014',
  }
  const { projectSite } = await admin.call('addProjectSite', { body: { addressName: 'Kharadi Tower B', ...place } })
  const enquiryId = await enquire(server, admin, productId)
  const jobId = await anAcceptedJob(server, admin, enquiryId)
  const { addressId } = projectSite
  await server.db.asOwner((owner) => owner.rows(sql`update job set address_id = ${addressId} where job_id = ${jobId}`))
  await admin.call('deleteCompanyUser', { params: { id: user.accountId }, query: { isPermDelete: 'true' } })
  const leave = () => admin.call('continueAsIndividual', { body: {} })
  await expect(leave).rejects.toMatchObject({ type: '/problems/running-jobs', status: 409 })
  const remove = () => admin.call('deleteProjectSite', { params: { id: addressId }, query: { isPermDelete: 'true' } })
  await expect(remove).rejects.toMatchObject({ type: '/problems/site-in-use', status: 409 })
  await (await operations())('cancelJob', { params: { id: jobId }, body: { reason: 'The site is not ready.' } })
  await remove()
  expect((await admin.call('getJob', { params: { jobId } })).job.site.addressId).toBe(null)
  await leave()
})
