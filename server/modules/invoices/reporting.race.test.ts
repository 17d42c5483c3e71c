import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { outcomes, tally, times } from '#tests/support/at-once.ts'
import { anInvoice, reportedAsPaid } from '#tests/support/invoices.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''

test('a report that is withdrawn and declined at once is closed once, with one event', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const { reportId: id } = await reportedAsPaid(person, invoice.invoiceId)
  const { call } = await server.signInStaff('ACCOUNTS')
  const withdraw = () => person.call('withdrawPaymentReport', { params: { id } })
  const decline = () => call('declinePaymentReport', { params: { id }, body: { reply: 'No such transfer came in.' } })
  const done = await outcomes([...times(4, withdraw), ...times(4, decline)])
  expect(tally(done)).toEqual({ done: 1, 'status-conflict': 7 })
  const events = await server.db.rows(sql`
    select act from payment_report_event where payment_report_id = ${id} and from_status is not null`)
  expect(events).toHaveLength(1)
})
