// A reported payment is a claim: no balance moves, reminders pause, and recording the money closes it.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { REPORTS_A_DAY } from '#contract/invoices.reports.ts'
import { anInvoice, reportedAsPaid } from '#tests/support/invoices.ts'
import { aReference } from '#tests/support/references.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const { call: desk } = await server.signInStaff('ACCOUNTS')
const today = () => dateInIndia(server.clock.now())

const openOf = async (invoiceId: string) =>
  (await desk('listPaymentReports')).reports.find((report) => report.invoiceId === invoiceId)

async function record(
  customerId: string,
  invoiceId: string,
  { reference, amountPaise }: { reference: string; amountPaise: number },
) {
  const transfer = { receivedOn: today(), mode: 'NEFT' as const, reference, amountPaise }
  const body = { customerId, kind: 'PAYMENT' as const, ...transfer, allocations: [{ invoiceId, amountPaise }] }
  return (await desk('recordPayment', { headers: {}, body })).payment
}

const readBy = async ({ call }: Awaited<ReturnType<typeof anInvoice>>['person'], invoiceId: string) =>
  call('getInvoice', { params: { invoiceId } })

test('a report changes no balance, is listed at the desk, and money with its reference closes it', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const { invoiceId, balancePaise } = invoice
  const reference = aReference()
  await reportedAsPaid(person, invoiceId, { mode: 'NEFT', reference, amountPaise: balancePaise })
  const seen = await readBy(person, invoiceId)
  expect(seen).toMatchObject({
    mayReport: false,
    invoice: { balancePaise, status: 'ISSUED' },
    reports: [{ status: 'REPORTED' }],
  })
  expect(await openOf(invoiceId)).toMatchObject({ reference, customerId: person.accountId, balancePaise, matches: [] })
  await record(person.accountId, invoiceId, { reference, amountPaise: 100_000 })
  expect(await openOf(invoiceId)).toBeUndefined()
  expect((await readBy(person, invoiceId)).reports).toMatchObject([{ status: 'MATCHED' }])
})

test('money of the reported amount closes it as well, other money does not', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  await reportedAsPaid(person, invoice.invoiceId, { amountPaise: 70_000 })
  await record(person.accountId, invoice.invoiceId, { reference: aReference(), amountPaise: 50_000 })
  expect(await openOf(invoice.invoiceId)).toBeDefined()
  await record(person.accountId, invoice.invoiceId, { reference: aReference(), amountPaise: 70_000 })
  expect(await openOf(invoice.invoiceId)).toBeUndefined()
})

test('the customer reads why it was not found, and may report again; a closed report stays closed', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const { invoiceId } = invoice
  const { reportId } = await reportedAsPaid(person, invoiceId)
  const reply = 'No such transfer came in.'
  await desk('declinePaymentReport', { params: { id: reportId }, body: { reply } })
  expect(await readBy(person, invoiceId)).toMatchObject({ mayReport: true, reports: [{ status: 'NOT_FOUND', reply }] })
  const again = desk('declinePaymentReport', { params: { id: reportId }, body: { reply } })
  await expect(again).rejects.toMatchObject({ status: 409 })
  await expect(person.call('withdrawPaymentReport', { params: { id: reportId } })).rejects.toMatchObject({
    status: 409,
  })
  const second = await reportedAsPaid(person, invoiceId)
  await expect(reportedAsPaid(person, invoiceId)).rejects.toMatchObject({ status: 409 })
  await person.call('withdrawPaymentReport', { params: { id: second.reportId } })
  expect((await readBy(person, invoiceId)).reports.map(({ status }) => status)).toEqual(['WITHDRAWN', 'NOT_FOUND'])
})

test('a transfer has a reference and no future day; a retry is one report; a person makes a limited number a day', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const params = { invoiceId: invoice.invoiceId }
  const body = { paidOn: today(), mode: 'UPI' as const, amountPaise: 100 }
  const send = (more: object, headers = {}) =>
    person.call('reportPayment', { params, headers, body: { ...body, ...more } })
  await expect(send({})).rejects.toMatchObject({ status: 422 })
  await expect(send({ mode: 'CASH', paidOn: addDays(today(), 1) })).rejects.toMatchObject({ status: 422 })
  const retry = { 'idempotency-key': 'report-once' }
  const first = await send({ mode: 'CASH' }, retry)
  expect((await send({ mode: 'CASH' }, retry)).reports).toEqual(first.reports)
  let reportId = first.reports[0]?.reportId ?? ''
  for (let made = 1; made < REPORTS_A_DAY; made += 1) {
    await person.call('withdrawPaymentReport', { params: { id: reportId } })
    reportId = (await reportedAsPaid(person, invoice.invoiceId)).reportId
  }
  await person.call('withdrawPaymentReport', { params: { id: reportId } })
  await expect(reportedAsPaid(person, invoice.invoiceId)).rejects.toMatchObject({ status: 429 })
})

test('each act on a report leaves an event that names its actor', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const { reportId } = await reportedAsPaid(person, invoice.invoiceId)
  const reply = 'No such transfer came in.'
  await desk('declinePaymentReport', { params: { id: reportId }, body: { reply } })
  const events = await server.db.rows(sql`
    select act, from_status as "from", to_status as "to", actor_kind as kind, reason from payment_report_event
    where payment_report_id = ${reportId} order by event_no`)
  expect(events).toEqual([
    { act: 'report', from: null, to: 'REPORTED', kind: 'CUSTOMER', reason: null },
    { act: 'decline', from: 'REPORTED', to: 'NOT_FOUND', kind: 'STAFF', reason: reply },
  ])
})
