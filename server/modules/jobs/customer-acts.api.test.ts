import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aCompany } from '#tests/support/company.ts'
import { aMachine, anAcceptedJob, aPersonsJob, putOnHire } from '#tests/support/hire.ts'
import { enquire } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const today = () => dateInIndia(server.clock.now())
const operations = async () => (await server.signInStaff('OPERATIONS')).call

/** A job on hire since today, its person, and the desk. */
async function aHire() {
  const { person, jobId } = await aPersonsJob(server, productId)
  await putOnHire(server, jobId)
  const { job } = await person.call('getJob', { params: { jobId } })
  return { person, job, params: { jobId }, id: { id: jobId } }
}

test('an off-hire shows its effect first, then gets a number; the same request gets the same reply', async () => {
  const { person, job, params } = await aHire()
  const preview = await person.call('previewOffHire', { params, query: { from: today() } })
  const { noticeDays } = job
  expect(preview.billingStopsAt > today()).toBe(true)
  expect([addDays(today(), noticeDays), addDays(today(), noticeDays + 1)]).toContain(preview.billingStopsAt)
  expect(preview.toPayPaise + preview.savedPaise).toBe(job.projectedPaise)
  expect(preview.bill.to).toBe(preview.billingStopsAt)
  const body = { from: today(), note: 'The slab is done.' }
  const first = await person.call('requestOffHire', { params, body })
  expect(first.offHireNumber).toMatch(/^OFF-\d{4}-\d{6}$/)
  expect(first.billingStopsAt).toBe(preview.billingStopsAt)
  expect(first.job).toMatchObject({
    status: 'OFF_HIRE_REQUESTED',
    expectedTo: preview.billingStopsAt,
    projectedPaise: preview.toPayPaise,
    offHire: { offHireNumber: first.offHireNumber, acknowledgedAt: null },
  })
  expect(await person.call('requestOffHire', { params, body })).toEqual(first)
  const other = person.call('requestOffHire', { params, body: { from: addDays(today(), 1) } })
  await expect(other).rejects.toMatchObject({ type: '/problems/status-conflict' })
})

test('an off-hire can be taken back until the desk confirms it; then the machine comes back', async () => {
  const { person, job, params, id } = await aHire()
  const body = { from: today() }
  await person.call('requestOffHire', { params, body })
  const undone = (await person.call('undoOffHire', { params, body: {} })).job
  expect(undone).toMatchObject({ status: 'ON_HIRE', offHire: null, expectedTo: job.expectedTo })
  const { billingStopsAt } = await person.call('requestOffHire', { params, body })
  const call = await operations()
  await call('acknowledgeOffHire', { params: id, body: {} })
  await expect(person.call('undoOffHire', { params, body: {} })).rejects.toMatchObject({ status: 409 })
  await expect(call('acknowledgeOffHire', { params: id, body: {} })).rejects.toMatchObject({ status: 409 })
  const back = { date: addDays(today(), 1), meter: '1460.4' }
  await expect(call('endHire', { params: id, body: back })).rejects.toMatchObject({ status: 422 })
  await call('endHire', { params: id, body: { ...back, date: today() } })
  const over = (await person.call('getJob', { params })).job
  expect(over).toMatchObject({ status: 'OFF_HIRED', returnedOn: today(), expectedTo: billingStopsAt })
  expect(over.events.map(({ event }) => event).slice(-4)).toEqual([
    'undoOffHire',
    'requestOffHire',
    'acknowledge',
    'endHire',
  ])
  await server.runTasks()
  const { notifications } = await person.call('listNotifications', { query: {} })
  expect(notifications.content.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['jobBegan', 'jobOffHire']))
  expect(notifications.content.find(({ kind }) => kind === 'jobOffHire')?.url).toContain(
    `/my-rental/rental-job-details?job=${params.jobId}`,
  )
})

test('a last day after the hire is an extension, and needs another request', async () => {
  const { person, job, params } = await aHire()
  const from = addDays(job.expectedTo, 1)
  for (const asked of [
    () => person.call('previewOffHire', { params, query: { from } }),
    () => person.call('requestOffHire', { params, body: { from } }),
  ])
    await expect(asked()).rejects.toMatchObject({ violations: [{ field: 'from', code: 'invalid' }] })
  const extension = person.call('requestExtension', { params, body: { to: job.expectedTo } })
  await expect(extension).rejects.toMatchObject({ violations: [{ field: 'to', code: 'invalid' }] })
})

test('the desk grants an extension unless the machine goes elsewhere, or refuses it with a reason', async () => {
  const { person, job, params, id } = await aHire()
  const call = await operations()
  const to = addDays(job.expectedTo, 14)
  const asked = (await person.call('requestExtension', { params, body: { to } })).job
  expect(asked).toMatchObject({ expectedTo: job.expectedTo, extension: { to } })
  const next = await aPersonsJob(server, productId)
  const { machines } = await call('listJobMachines', { params: id })
  const machineId = machines.find(({ fleetNumber }) => fleetNumber === job.machine.fleetNumber)?.machineId ?? ''
  // The next job begins when this one ends, so its machine has no days to give.
  await server.db.asOwner((owner) =>
    owner.rows(sql`
      update job set from_date = ${addDays(job.expectedTo, 1)}, to_date = ${addDays(job.expectedTo, 30)}
      where job_id = ${next.jobId}`),
  )
  await call('allocateJob', { params: { id: next.jobId }, body: { machineId } })
  const grant = () => call('grantExtension', { params: id, body: {} })
  await expect(grant()).rejects.toMatchObject({ type: '/problems/machine-taken' })
  await call('cancelJob', { params: { id: next.jobId }, body: { reason: 'The site is not ready.' } })
  expect((await grant()).job).toMatchObject({ expectedTo: to, extension: null })
  await expect(grant()).rejects.toMatchObject({ status: 409 })
  await person.call('requestExtension', { params, body: { to: addDays(to, 1) } })
  const reason = 'Its inspection is due.'
  expect((await call('refuseExtension', { params: id, body: { reason } })).job).toMatchObject({
    expectedTo: to,
    extension: null,
  })
  const { events } = (await person.call('getJob', { params })).job
  expect(events.at(-1)).toMatchObject({ event: 'refuseExtension', reason })
})

test('a machine names its bookings on the planned days', async () => {
  const { job, id } = await aHire()
  const other = await aPersonsJob(server, productId)
  const call = await operations()
  const free = await aMachine(server, productId)
  const { machines, operators } = await call('listJobMachines', { params: { id: other.jobId } })
  const taken = machines.find(({ fleetNumber }) => fleetNumber === job.machine.fleetNumber)
  expect(taken?.taken).toMatchObject([{ kind: 'JOB', from: job.from, to: job.expectedTo }])
  expect(machines.find(({ machineId }) => machineId === free)?.taken).toEqual([])
  expect(operators.length).toBeGreaterThan(0)
  const own = await call('listJobMachines', { params: id })
  expect(own.machines.find(({ fleetNumber }) => fleetNumber === job.machine.fleetNumber)?.taken).toEqual([])
})

test('a hire that has begun is not cancelled', async () => {
  const { id } = await aHire()
  const call = await operations()
  const cancel = call('cancelJob', { params: id, body: { reason: 'Too late.' } })
  await expect(cancel).rejects.toMatchObject({ type: '/problems/status-conflict' })
})

test('a member who is not assigned to the site of a colleague’s job does nothing with it', async () => {
  const { admin, user } = await aCompany(server)
  const enquiryId = await enquire(server, admin, productId)
  const params = { jobId: await anAcceptedJob(server, admin, enquiryId) }
  await putOnHire(server, params.jobId)
  const from = today()
  for (const refused of [
    () => user.call('previewOffHire', { params, query: { from } }),
    () => user.call('requestOffHire', { params, body: { from } }),
    () => user.call('requestExtension', { params, body: { to: addDays(from, 300) } }),
  ])
    await expect(refused()).rejects.toMatchObject({ status: 404 })
  await admin.call('requestOffHire', { params, body: { from } })
  await expect(user.call('undoOffHire', { params, body: {} })).rejects.toMatchObject({ status: 404 })
})
