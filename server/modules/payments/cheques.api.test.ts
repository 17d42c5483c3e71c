import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aCompany } from '#tests/support/company.ts'
import { aPayment, recorded, someInvoices } from '#tests/support/payments.ts'
import { aReference } from '#tests/support/references.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const { call } = await server.signInStaff('ACCOUNTS')

const balances = async (customerId: string) => {
  const rows = await server.db.rows(sql<{ account: string; paise: number }>`
    select account, sum(debit_paise - credit_paise)::float8 as paise from ledger_line join ledger_entry e using (entry_id)
    where ${customerId} in (e.company_id, e.account_id) group by account having sum(debit_paise - credit_paise) <> 0`)
  return Object.fromEntries(rows.map(({ account, paise }) => [account, paise]))
}
const stateOf = async (id: string) => {
  const { invoice } = await call('getDeskInvoice', { params: { id } })
  return { status: invoice.status, balancePaise: invoice.balancePaise, paid: invoice.payments.length }
}
const today = dateInIndia(server.clock.now())
const refund = (id: string, amountPaise: number, reference = aReference()) =>
  call('refundPayment', {
    params: { id },
    headers: {},
    body: { receivedOn: today, mode: 'NEFT', reference, amountPaise, reason: 'Paid twice' },
  })

test('a cheque number belongs to its customer, and may come again once the cheque bounced', async () => {
  const [{ customerId, invoices }, { companyId: other }] = [
    await someInvoices(server, productId, 1),
    await aCompany(server),
  ]
  const { invoiceId = '', totalPaise = 0 } = invoices[0] ?? {}
  const cheque = (of: string, allocations: object[] = []) => {
    const body = {
      ...aPayment(server, { customerId: of, amountPaise: totalPaise }),
      mode: 'CHEQUE',
      reference: '000123',
    }
    return call('recordPayment', { headers: {}, body: { ...body, allocations } as never })
  }
  const { payment } = await cheque(customerId, [{ invoiceId, amountPaise: totalPaise }])
  await cheque(other)
  await expect(cheque(customerId)).rejects.toMatchObject({ status: 409, type: '/problems/payment-exists' })
  const bounce = (bouncedOn: string) =>
    call('bounceCheque', { params: { id: payment.paymentId }, headers: {}, body: { bouncedOn, reason: 'bounced' } })
  for (const wrong of [addDays(today, 1), addDays(today, -1)])
    await expect(bounce(wrong)).rejects.toMatchObject({ status: 422, violations: [{ field: 'bouncedOn' }] })
  const { payment: after } = await bounce(today)
  expect(after).toMatchObject({ isTakenBack: true, openPaise: 0, allocations: [{ undone: { reason: 'bounced' } }] })
  expect(await stateOf(invoiceId)).toEqual({ status: 'ISSUED', balancePaise: totalPaise, paid: 0 })
  expect(await balances(customerId)).toEqual(expect.not.objectContaining({ BANK: expect.anything() }))
  await expect(bounce(today)).rejects.toMatchObject({ type: '/problems/status-conflict' })
  const { payment: again } = await cheque(customerId)
  expect(again).toMatchObject({ reference: '000123', openPaise: totalPaise })
  // What the desk records as a refund of the whole cheque is a bounce too.
  const body = {
    receivedOn: today,
    mode: 'CHEQUE' as const,
    reference: '000123',
    amountPaise: totalPaise,
    reason: 'bounced',
  }
  await call('refundPayment', { params: { id: again.paymentId }, headers: {}, body })
  await cheque(customerId)
})

test('a bank returns a transfer under its own number, and another refund with it is refused', async () => {
  const { companyId: customerId } = await aCompany(server)
  const { paymentId, reference } = await recorded(server, { customerId })
  await refund(paymentId, 1000, reference ?? '')
  await expect(refund(paymentId, 1000, reference ?? '')).rejects.toMatchObject({ type: '/problems/payment-exists' })
})
