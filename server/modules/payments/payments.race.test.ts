import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays } from '#contract/dates.ts'
import { outcomes, tally, times } from '#tests/support/at-once.ts'
import { aCompany } from '#tests/support/company.ts'
import { aPayment, recorded, someInvoices } from '#tests/support/payments.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const { call } = await server.signInStaff('ACCOUNTS')
const { customerId, invoices } = await someInvoices(server, productId, 8)
const ids = invoices.map(({ invoiceId }) => invoiceId)

const allocate = (id: string, invoiceId: string, amountPaise: number) =>
  call('allocatePayment', { params: { id }, headers: {}, body: { allocations: [{ invoiceId, amountPaise }] } })
const difference = async () =>
  (
    await server.db.first(sql<{ paise: number }>`
    select sum(debit_paise - credit_paise)::float8 as paise from ledger_line`)
  )?.paise

test('eight invoices at once take the same money once', async () => {
  const { paymentId } = await recorded(server, { customerId, amountPaise: 1000 })
  const done = await outcomes(ids.map((invoiceId) => allocate(paymentId, invoiceId, 500)))
  expect(tally(done)).toEqual({ done: 2, 'over-allocated': 6 })
  const { payment } = await call('getPayment', { params: { id: paymentId } })
  expect(payment).toMatchObject({ openPaise: 0, allocatedPaise: 1000 })
  expect(await difference()).toBe(0)
})

test('an invoice that eight payments pay at once is paid once', async () => {
  const { invoiceId, totalPaise } = invoices.at(-1) ?? { invoiceId: '', totalPaise: 0 }
  const left = (await call('getDeskInvoice', { params: { id: invoiceId } })).invoice.balancePaise
  expect(left).toBeGreaterThan(totalPaise / 2)
  const paid = await Promise.all(times(8, () => recorded(server, { customerId, amountPaise: left })))
  const done = await outcomes(paid.map(({ paymentId }) => allocate(paymentId, invoiceId, left)))
  expect(tally(done)).toEqual({ done: 1, 'over-allocated': 7 })
})

test('an allocation undone eight times at once is undone once', async () => {
  const allocation = { invoiceId: ids[1] ?? '', amountPaise: 100 }
  const payment = await recorded(server, { customerId, amountPaise: 100 }, [allocation])
  const body = { allocationId: payment.allocations[0]?.allocationId ?? '', reason: 'A slip' }
  const undo = () => call('undoAllocation', { params: { id: payment.paymentId }, headers: {}, body })
  expect(tally(await outcomes(times(8, undo)))).toEqual({ done: 1, 'not-found': 7 })
  expect(await difference()).toBe(0)
})

test('a transfer recorded eight times at once is recorded once', async () => {
  const body = aPayment(server, { customerId })
  const record = () => call('recordPayment', { headers: {}, body })
  expect(tally(await outcomes(times(8, record)))).toEqual({ done: 1, 'payment-exists': 7 })
})

test('eight receipts of cash at once never come to two lakh without a reason', async () => {
  const { companyId } = await aCompany(server)
  const body = {
    ...aPayment(server, { customerId: companyId, amountPaise: 5_000_000 }),
    mode: 'CASH' as const,
    reference: null,
  }
  const done = await outcomes(times(8, () => call('recordPayment', { headers: {}, body })))
  expect(tally(done)).toEqual({ done: 3, validation: 5 })
})

test('cash that is allocated to invoices of one hire at once never comes to two lakh without a reason', async () => {
  const large = await someInvoices(server, productId, 4)
  for (const { invoiceId: id } of large.invoices) {
    const lines = [{ lineNo: 1, amountPaise: 30_000_000 }]
    const note = { kind: 'DEBIT' as const, reason: 'RATE' as const, explanation: 'Two more months', lines }
    await call('issueNote', { params: { id }, headers: { 'if-match': '*' }, body: note })
  }
  const paid = []
  for (const [at, { invoiceId }] of large.invoices.entries()) {
    const transfer = aPayment(server, { customerId: large.customerId, amountPaise: 7_000_000 })
    const receivedOn = addDays(transfer.receivedOn, -at)
    const body = { ...transfer, receivedOn, mode: 'CASH' as const, reference: null }
    const { payment } = await call('recordPayment', { headers: {}, body })
    paid.push({ id: payment.paymentId, invoiceId })
  }
  const done = await outcomes(paid.map(({ id, invoiceId }) => allocate(id, invoiceId, 7_000_000)))
  expect(tally(done)).toEqual({ done: 2, validation: 2 })
})

test('payments to the same invoices in opposite orders wait for each other', async () => {
  const [one = '', two = ''] = ids.slice(2, 4)
  const both = (first: string, second: string) => [first, second].map((invoiceId) => ({ invoiceId, amountPaise: 100 }))
  const orders = Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? both(one, two) : both(two, one)))
  const done = await outcomes(orders.map((order) => recorded(server, { customerId }, order)))
  expect(tally(done)).toEqual({ done: 8 })
})
