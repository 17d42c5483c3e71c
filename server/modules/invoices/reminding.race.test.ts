import { expect, test } from 'vitest'
import { outcomes, tally, times } from '#tests/support/at-once.ts'
import { anInvoice } from '#tests/support/invoices.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''

test('of eight stops of an invoice’s reminders at once, one counts', async () => {
  const { invoice } = await anInvoice(server, productId)
  const { call } = await server.signInStaff('ACCOUNTS')
  const params = { id: invoice.invoiceId }
  const stop = (ifMatch: string) => () =>
    call('stopReminders', { params, headers: { 'if-match': ifMatch }, body: { reason: 'They pay on Friday.' } })
  const done = await outcomes([...times(4, stop('*')), ...times(4, stop('W/"2"'))])
  const { done: stopped, ...refused } = tally(done)
  expect(stopped).toBe(1)
  expect(Object.keys(refused).every((name) => ['status-conflict', 'precondition-failed'].includes(name))).toBe(true)
  expect((await call('getInvoiceReminders', { params })).reminders.stops).toHaveLength(1)
})
