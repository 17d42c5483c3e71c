import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { outcomes, times } from '#tests/support/at-once.ts'
import { anInvoice, disputed } from '#tests/support/invoices.ts'
import { recorded } from '#tests/support/payments.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''

test('upholding a paid dispute, undoing its payment and paying again at once leave sums that add up', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const { invoiceId, totalPaise, disputes } = await disputed(person, invoice)
  const of = { customerId: person.accountId, amountPaise: totalPaise }
  const paid = await recorded(server, of, [{ invoiceId, amountPaise: totalPaise }])
  const { call } = await server.signInStaff('ACCOUNTS')
  const upholds = disputes.map(({ disputeId }) => disputeId)
  const about = { kind: 'CREDIT', reason: 'HOURS', explanation: 'You were right.' } as const
  const body = { ...about, lines: [{ lineNo: 1, amountPaise: 5000 }], upholds }
  const uphold = () => call('issueNote', { params: { id: invoiceId }, headers: { 'if-match': '*' }, body })
  const undoing = { allocationId: paid.allocations[0]?.allocationId ?? '', reason: 'Another invoice' }
  const undo = () => call('undoAllocation', { params: { id: paid.paymentId }, headers: {}, body: undoing })
  const pay = () =>
    call('allocatePayment', {
      params: { id: paid.paymentId },
      headers: {},
      body: { allocations: [{ invoiceId, amountPaise: 1000 }] },
    })
  const done = await outcomes([...times(3, uphold), ...times(2, undo), ...times(2, pay)])
  expect(done.filter((outcome) => /server-error|unavailable/.test(String(outcome)))).toEqual([])
  const sums = await server.db.rows(sql`
    select 1 from invoice i where i.invoice_id = ${invoiceId} and i.balance_paise < 0
    union all select 1 from payment p where p.payment_id = ${paid.paymentId} and p.open_paise < 0`)
  expect(sums).toEqual([])
  const { notes } = (await call('getDeskInvoice', { params: { id: invoiceId } })).invoice
  expect(notes).toHaveLength(1)
})
