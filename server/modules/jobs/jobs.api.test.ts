import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aCompany } from '#tests/support/company.ts'
import { aMachine, anAcceptedJob, machineFor, putOnHire } from '#tests/support/hire.ts'
import { draftFor, sendDraft } from '#tests/support/quotes.ts'
import { BILLING_PARTY, enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '2', location: 'pune' } })
const [first, second] = products.content
const operations = async () => (await server.signInStaff('OPERATIONS')).call

type Person = Awaited<ReturnType<typeof server.signIn>>
async function enquiryOf({ call }: Person) {
  await call('addCartItem', { body: { productId: first?.productId ?? '' } })
  return (await call('submitEnquiry', { body: enquiryBody(server.clock.now()), headers: {} })).enquiryId
}

/** A job of a person without a company. */
async function aJob() {
  const person = await server.signIn()
  const jobId = await anAcceptedJob(server, person, await enquiryOf(person), { billingParty: BILLING_PARTY })
  return { person, jobId }
}

test('each machine of an accepted line becomes a job, once', async () => {
  const company = await aCompany(server)
  const enquiryId = await enquiryOf(company.admin)
  const { quoteId, content } = await draftFor(server, enquiryId)
  const body = { ...content, lines: content.lines.map((line) => ({ ...line, quantity: 3 })) }
  const sales = await server.signInStaff('SALES')
  await sales.call('saveQuote', { params: { id: quoteId }, headers: { 'if-match': '*' }, body })
  await sendDraft(server, quoteId)
  await company.admin.call('requestOwnOtp', { query: { purpose: 'ACCEPT_QUOTE', ref: quoteId } })
  const otp = await server.codeFor(company.admin.phoneOrEmail)
  const { quote } = await company.admin.call('acceptQuote', { params: { quoteId }, body: { otp } })
  for (const _ of [1, 2]) {
    await server.runTasks()
    await server.db.asOwner((owner) =>
      owner.rows(sql`
        update task set done_at = null, due_at = enqueued_at, tries = 0, payload = jsonb_build_object('quoteId', ${quoteId}::text,
          'accountId', ${company.admin.accountId}::text, 'companyId', ${company.companyId}::text)
        where name = 'accepted-quote' and fact = ${quoteId}`),
    )
  }
  await server.runTasks()
  const { jobs } = await company.admin.call('listJobs', { query: {} })
  expect(jobs.content.map(({ status, machine }) => [status, machine.name])).toEqual(
    [1, 2, 3].map(() => ['SCHEDULED', quote.lines[0]?.productName]),
  )
  expect(new Set(jobs.content.map(({ jobNumber }) => jobNumber)).size).toBe(3)
  const each = await Promise.all(jobs.content.map(({ jobId }) => company.admin.call('getJob', { params: { jobId } })))
  const planned = each.reduce((sum, { job }) => sum + job.projectedPaise, 0)
  expect(planned).toBe(quote.lines[0]?.plannedPaise)
  expect(each[0]?.job).toMatchObject({
    agreed: { quoteNumber: quote.quoteNumber },
    terms: quote.lines[0]?.terms,
    noticeDays: quote.noticeDays,
    termsInWords: expect.arrayContaining([expect.stringMatching(/^A logsheet left unsigned/)]),
  })
  expect(each[0]?.job.events).toMatchObject([{ event: 'schedule', status: 'SCHEDULED', actor: '' }])
})

test('a machine of the agreed kind is put on a job, and its hire begins', async () => {
  const { person, jobId } = await aJob()
  const call = await operations()
  const params = { id: jobId }
  const start = { params, body: { date: dateInIndia(server.clock.now()), meter: '1388.2' } }
  await expect(call('startHire', start)).rejects.toMatchObject({ status: 409 })
  const other = await aMachine(server, second?.productId ?? '')
  await expect(call('allocateJob', { params, body: { machineId: other } })).rejects.toMatchObject({
    violations: [{ field: 'machineId', code: 'invalid' }],
  })
  const machineId = await machineFor(server, jobId)
  const { job } = await call('allocateJob', { params, body: { machineId } })
  expect(job.machine.serialNumber).not.toBeNull()
  const tomorrow = addDays(dateInIndia(server.clock.now()), 1)
  await expect(call('startHire', { params, body: { ...start.body, date: tomorrow } })).rejects.toMatchObject({
    violations: [{ field: 'date', code: 'invalid' }],
  })
  await call('startHire', start)
  const seen = (await person.call('getJob', { params: { jobId } })).job
  expect(seen).toMatchObject({ status: 'ON_HIRE', onHireFrom: start.body.date, from: start.body.date })
  expect(seen.toDatePaise).toBeGreaterThan(0)
  expect(seen.toDatePaise).toBeLessThan(seen.projectedPaise)
  expect(seen.events.map(({ event }) => event)).toEqual(['schedule', 'allocate', 'startHire'])
})

test('a machine on one job is not given to another on the same days', async () => {
  const [one, two] = [await aJob(), await aJob()]
  await putOnHire(server, one.jobId)
  const { machineId } = (await server.db.asOwner((owner) =>
    owner.first(sql<{ machineId: string }>`select machine_id from job where job_id = ${one.jobId}`),
  )) ?? { machineId: '' }
  const call = await operations()
  const taken = call('allocateJob', { params: { id: two.jobId }, body: { machineId } })
  await expect(taken).rejects.toMatchObject({ type: '/problems/machine-taken', status: 409 })
})

test('a member sees the jobs of their own enquiries and of the sites they are assigned to', async () => {
  const company = await aCompany(server)
  const jobId = await anAcceptedJob(server, company.admin, await enquiryOf(company.admin))
  const { user } = company
  await expect(user.call('getJob', { params: { jobId } })).rejects.toMatchObject({ status: 404 })
  const { projectSite } = await company.admin.call('addProjectSite', {
    body: {
      addressName: 'Kharadi Tower B',
      addressLine1: 'Survey 62, Kharadi Bypass Road',
      city: 'Pune',
      state: 'Maharashtra',
      pincode: '411014',
    },
  })
  await server.db.asOwner(async (owner) => {
    await owner.rows(sql`update job set address_id = ${projectSite.addressId} where job_id = ${jobId}`)
    await owner.rows(sql`
      insert into site_assignment (address_id, account_id, company_id, is_engineer, assigned_at)
      values (${projectSite.addressId}, ${user.accountId}, ${company.companyId}, false, now())`)
  })
  expect((await user.call('getJob', { params: { jobId } })).job.jobId).toBe(jobId)
  expect((await user.call('listJobs', { query: {} })).jobs.totalElements).toBe(1)
})
