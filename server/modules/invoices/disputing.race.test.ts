import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { outcomes, tally, times } from '#tests/support/at-once.ts'
import { anInvoice, disputed } from '#tests/support/invoices.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''

test('of eight disputes of a line at once, one is made', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  expect(tally(await outcomes(times(8, () => disputed(person, invoice))))).toEqual({ done: 1, 'status-conflict': 7 })
  const { invoiceId } = invoice
  expect((await person.call('getInvoice', { params: { invoiceId } })).invoice.disputes).toHaveLength(1)
})

test('a dispute that is rejected and upheld at once is answered once', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const { invoiceId: id, disputes } = await disputed(person, invoice)
  const disputeId = disputes[0]?.disputeId ?? ''
  const { call } = await server.signInStaff('ACCOUNTS')
  const [params, headers] = [{ id }, { 'if-match': '*' }]
  const reject = () => call('rejectDispute', { params, headers, body: { disputeId, reply: 'It stands.' } })
  const lines = [{ lineNo: 1, amountPaise: 100 }]
  const about = { kind: 'CREDIT', reason: 'HOURS', explanation: 'You were right.' } as const
  const uphold = () => call('issueNote', { params, headers, body: { ...about, lines, upholds: [disputeId] } })
  const done = await outcomes([...times(3, reject), ...times(3, uphold)])
  expect(tally(done)).toEqual({ done: 1, 'status-conflict': 5 })
  const events = await server.db.rows(sql`
    select act from invoice_dispute_event where dispute_id = ${disputeId} and from_status is not null`)
  expect(events).toHaveLength(1)
})
