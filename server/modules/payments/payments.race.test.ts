import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { outcomes, tally, times } from '#tests/support/at-once.ts'
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

test('payments to the same invoices in opposite orders wait for each other', async () => {
  const [one = '', two = ''] = ids.slice(2, 4)
  const both = (first: string, second: string) => [first, second].map((invoiceId) => ({ invoiceId, amountPaise: 100 }))
  const orders = Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? both(one, two) : both(two, one)))
  const done = await outcomes(orders.map((order) => recorded(server, { customerId }, order)))
  expect(tally(done)).toEqual({ done: 8 })
})
