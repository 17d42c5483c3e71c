import { expect, test } from 'vitest'
import { aCompany } from '#tests/support/company.ts'
import { anAcceptedJob, aPersonsJob } from '#tests/support/hire.ts'
import { signedInspection } from '#tests/support/inspections.ts'
import { certifiedSheet, drafted, issued } from '#tests/support/invoices.ts'
import { recorded } from '#tests/support/payments.ts'
import { enquire } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'
import { aSigned, daysAgo, dueIn, endedOn, onHireSince } from '#tests/support/summary-sheets.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
type Person = Awaited<ReturnType<typeof server.signIn>>
type Hired = { person: Person; jobId: string }

/** Both sides sign what the machine came back like. */
async function returned({ person, jobId }: Hired) {
  const inspectionId = await signedInspection(server, jobId, 'OFF_HIRE')
  const body = { inspectionId, revision: 1, drawn: 'M0 0L9 9' }
  await person.call('answerInspection', { params: { jobId }, body })
}

async function billed(hired: Hired) {
  const { summarySheetId } = await certifiedSheet(server, hired)
  return issued(server, (await drafted(server, [summarySheetId])).invoiceId)
}

const jobOf = async ({ person, jobId }: Hired) => (await person.call('getJob', { params: { jobId } })).job

test('the final invoice closes a job whose machine came back inspected, and says so in its timeline', async () => {
  const hired = await dueIn(server, await aPersonsJob(server, productId))
  await returned(hired)
  const { invoiceNumber } = await billed(hired)
  const { status, events } = await jobOf(hired)
  expect(status).toBe('CLOSED')
  expect(events.at(-1)).toMatchObject({ event: 'close', reason: invoiceNumber })
})

test('a job with an unsigned return stays open after its final invoice, for the desk to close', async () => {
  const hired = await dueIn(server, await aPersonsJob(server, productId))
  await billed(hired)
  expect((await jobOf(hired)).status).toBe('OFF_HIRED')
})

test('an invoice before the last day closes nothing', async () => {
  const hired = await aPersonsJob(server, productId)
  await onHireSince(server, hired.jobId, 40)
  for (let ago = 40; ago > 0; ago -= 1) await aSigned(server, hired, daysAgo(server, ago))
  await endedOn(server, hired.jobId, daysAgo(server, 1))
  await returned(hired)
  await billed(hired)
  expect((await jobOf(hired)).status).toBe('OFF_HIRED')
  await billed(hired)
  expect((await jobOf(hired)).status).toBe('CLOSED')
})

test('a company with a hire to be billed or an invoice to pay is not dissolved', async () => {
  const { admin, user, companyId } = await aCompany(server)
  await admin.call('deleteCompanyUser', { params: { id: user.accountId }, query: { isPermDelete: 'true' } })
  const enquiryId = await enquire(server, admin, productId)
  const hired = await dueIn(server, { person: admin, jobId: await anAcceptedJob(server, admin, enquiryId) })
  await returned(hired)
  const leave = () => admin.call('continueAsIndividual', { body: {} })
  const refused = { type: '/problems/open-dues', status: 409 }
  await expect(leave()).rejects.toMatchObject(refused)
  const { invoiceId, totalPaise } = await billed(hired)
  await expect(leave()).rejects.toMatchObject(refused)
  await recorded(server, { customerId: companyId, amountPaise: totalPaise }, [{ invoiceId, amountPaise: totalPaise }])
  await expect(leave()).resolves.toBeDefined()
})
