// Reported payments under concurrency: one report, closed once, and no money lost over it.
import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import { REPORTS_A_DAY } from '#contract/invoices.reports.ts'
import { outcomes, tally, times } from '#tests/support/at-once.ts'
import { booksOf, RIGHT } from '#tests/support/books.ts'
import { anInvoice, reportedAsPaid } from '#tests/support/invoices.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aReference } from '#tests/support/references.ts'
import { aServer } from '#tests/support/server.ts'

/** Whoever comes first differs, so what two do at once is done some times. */
const ROUNDS = proofs(2, 20)
const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const desk = [await server.signInStaff('ACCOUNTS'), await server.signInStaff('ACCOUNTS')] as const

type Billed = Awaited<ReturnType<typeof anInvoice>>
const reportsOf = async ({ person, invoice: { invoiceId } }: Billed) =>
  (await person.call('getInvoice', { params: { invoiceId } })).reports.map(({ status }) => status)

/** An invoice that is reported as paid by a transfer. */
async function aReported() {
  const billed = await anInvoice(server, productId)
  const { invoiceId } = billed.invoice
  const reference = aReference()
  const { reportId } = await reportedAsPaid(billed.person, invoiceId, { mode: 'NEFT', reference, amountPaise: 100_000 })
  return { billed, invoiceId, reference, reportId }
}
type Reported = Awaited<ReturnType<typeof aReported>>

const decline = ({ call }: (typeof desk)[number], { reportId }: Reported) =>
  call('declinePaymentReport', { params: { id: reportId }, body: { reply: 'No such transfer.' } })
const withdraw = ({ billed, reportId }: Pick<Reported, 'billed' | 'reportId'>) =>
  billed.person.call('withdrawPaymentReport', { params: { id: reportId } })

/** Records the reported money. */
function record({ call }: (typeof desk)[number], { billed, invoiceId, reference }: Reported, as = reference) {
  const transfer = { receivedOn: dateInIndia(server.clock.now()), mode: 'NEFT' as const, reference: as }
  const allocations = [{ invoiceId, amountPaise: 100_000 }]
  const body = { customerId: billed.person.accountId, kind: 'PAYMENT' as const, ...transfer, amountPaise: 100_000 }
  return call('recordPayment', { headers: {}, body: { ...body, allocations } })
}

test('of eight reports of an invoice at once one is made', async () => {
  const billed = await anInvoice(server, productId)
  const report = () => reportedAsPaid(billed.person, billed.invoice.invoiceId)
  expect(tally(await outcomes(times(8, report)))).toEqual({ done: 1, 'status-conflict': 7 })
  expect(await reportsOf(billed)).toEqual(['REPORTED'])
})

test('reports of two invoices at once stay within the limit of a day', async () => {
  const first = await anInvoice(server, productId)
  const second = await anInvoice(server, productId, first.person)
  for (let made = 1; made < REPORTS_A_DAY; made += 1)
    await withdraw({ billed: first, ...(await reportedAsPaid(first.person, first.invoice.invoiceId)) })
  const both = [first, second].map(({ person, invoice }) => reportedAsPaid(person, invoice.invoiceId))
  expect(tally(await outcomes(both))).toEqual({ done: 1, 'too-many-requests': 1 })
})

test('a report sent eight times with its key is one report', async () => {
  const billed = await anInvoice(server, productId)
  const params = { invoiceId: billed.invoice.invoiceId }
  const headers = { 'idempotency-key': 'report-retried' }
  const body = { paidOn: '2026-04-01', mode: 'CASH' as const, amountPaise: 100_000 }
  const report = () => billed.person.call('reportPayment', { params, headers, body })
  expect(tally(await outcomes(times(8, report)))).toEqual({ done: 8 })
  expect(await reportsOf(billed)).toEqual(['REPORTED'])
})

test('two accountants who record the same report at once record its money once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const reported = await aReported()
    const done = await outcomes(desk.map((one) => record(one, reported)))
    expect(tally(done)).toEqual({ done: 1, 'payment-exists': 1 })
    expect(await reportsOf(reported.billed)).toEqual(['MATCHED'])
    expect(await booksOf(server, reported.billed.person.accountId)).toEqual(RIGHT)
  }
})

test('two other transfers of the reported amount at once match the report once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const reported = await aReported()
    const done = await outcomes(desk.map((one) => record(one, reported, aReference())))
    expect(tally(done)).toEqual({ done: 2 })
    expect(await reportsOf(reported.billed)).toEqual(['MATCHED'])
  }
})

test('a report that is refused while its money is recorded is closed once, and the money is there', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const reported = await aReported()
    const [recorded, refused] = await outcomes([record(desk[0], reported), decline(desk[1], reported)])
    expect(recorded).toBe('done')
    expect(await reportsOf(reported.billed)).toEqual([refused === 'done' ? 'NOT_FOUND' : 'MATCHED'])
    expect(['done', 'status-conflict']).toContain(refused)
    expect(await booksOf(server, reported.billed.person.accountId)).toEqual(RIGHT)
  }
})

test('a report that is withdrawn while its money is recorded or it is refused is closed once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const reported = await aReported()
    const [recorded, ...closed] = await outcomes([
      record(desk[0], reported),
      withdraw(reported),
      decline(desk[1], reported),
    ])
    expect(recorded).toBe('done')
    const [status = '', ...others] = await reportsOf(reported.billed)
    const [withdrawn, refused] = closed
    const byWhom = new Map([
      ['WITHDRAWN', withdrawn],
      ['NOT_FOUND', refused],
      ['MATCHED', 'done'],
    ])
    expect([byWhom.get(status), others]).toEqual(['done', []])
    expect(tally(closed)).toEqual(status === 'MATCHED' ? { 'status-conflict': 2 } : { done: 1, 'status-conflict': 1 })
  }
})
