// Cash of ₹2,00,000 or more: refused as a plan, and recorded only with a reason that names the section.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aCompany } from '#tests/support/company.ts'
import { aPayment, someInvoices } from '#tests/support/payments.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const { call } = await server.signInStaff('ACCOUNTS')
const today = dateInIndia(server.clock.now())
const LIMIT = 20_000_000
const WHY = 'The customer brought it; told of section 269ST.'

type Cash = { amountPaise: number; receivedOn?: string; cashReason?: string; allocations?: object[] }
const cash = (customerId: string, given: Cash) =>
  call('recordPayment', {
    headers: {},
    body: { ...aPayment(server, { customerId }), mode: 'CASH', reference: null, ...given } as never,
  })
const named = { status: 422, violations: [{ field: 'cashReason', code: 'cashReason.section' }] }

/** Invoices whose totals are large enough for a limit of cash; their balance is raised by a debit note. */
async function largeInvoices(count: number) {
  const some = await someInvoices(server, productId, count)
  for (const { invoiceId } of some.invoices) {
    const lines = [{ lineNo: 1, amountPaise: 30_000_000 }]
    const body = { kind: 'DEBIT' as const, reason: 'RATE' as const, explanation: 'Two more months', lines }
    await call('issueNote', { params: { id: invoiceId }, headers: { 'if-match': '*' }, body })
  }
  return some
}

test('cash of a day is refused from two lakh on, also in parts, and recorded with a reason that names the section', async () => {
  const { companyId: customerId } = await aCompany(server)
  await expect(cash(customerId, { amountPaise: LIMIT })).rejects.toMatchObject(named)
  await cash(customerId, { amountPaise: LIMIT / 2 })
  await expect(cash(customerId, { amountPaise: LIMIT / 2 })).rejects.toMatchObject(named)
  await expect(cash(customerId, { amountPaise: LIMIT / 2, cashReason: 'They asked.' })).rejects.toMatchObject(named)
  const { payment } = await cash(customerId, { amountPaise: LIMIT / 2, cashReason: WHY })
  expect(payment.cashReason).toBe(WHY)
  // Another day, another customer, and less.
  await cash(customerId, { amountPaise: LIMIT - 1, receivedOn: addDays(today, -1) })
  await cash((await aCompany(server)).companyId, { amountPaise: LIMIT - 1 })
})

test('cash for one invoice, or for one hire, is counted over its days', async () => {
  const { customerId, invoices } = await largeInvoices(2)
  const [one, two] = invoices.map(({ invoiceId }) => invoiceId)
  const paid = (invoiceId = '', day = 0, cashReason?: string) => {
    const allocations = [{ invoiceId, amountPaise: LIMIT / 2 }]
    const receivedOn = addDays(today, -day)
    return cash(customerId, { amountPaise: LIMIT / 2, receivedOn, allocations, ...(cashReason && { cashReason }) })
  }
  await paid(one, 1)
  await expect(paid(one, 2)).rejects.toMatchObject(named)
  // The other invoice is of the same hire.
  await expect(paid(two, 2)).rejects.toMatchObject(named)
  const { payment } = await cash(customerId, { amountPaise: LIMIT / 2, receivedOn: addDays(today, -2) })
  const body = { allocations: [{ invoiceId: two ?? '', amountPaise: LIMIT / 2 }] }
  const allocate = (more: object) =>
    call('allocatePayment', { params: { id: payment.paymentId }, headers: {}, body: { ...body, ...more } })
  await expect(allocate({})).rejects.toMatchObject(named)
  const { payment: after } = await allocate({ cashReason: WHY })
  expect(after.allocations).toMatchObject([{ cashReason: WHY }])
})

test('a customer who reports cash of two lakh is told to pay by bank, also in parts', async () => {
  const { person, invoices } = await largeInvoices(2)
  const report = (at: number, amountPaise: number) =>
    person.call('reportPayment', {
      params: { invoiceId: invoices[at]?.invoiceId ?? '' },
      headers: {},
      body: { paidOn: today, mode: 'CASH', amountPaise },
    })
  await expect(report(0, LIMIT)).rejects.toMatchObject({ status: 409, type: '/problems/cash-above-limit' })
  await report(0, LIMIT / 2)
  await expect(report(1, LIMIT / 2)).rejects.toMatchObject({ type: '/problems/cash-above-limit' })
})

test('the database refuses cash beyond the law by itself, and a reason without the section', async () => {
  const { companyId } = await aCompany(server)
  const { payment } = await cash(companyId, { amountPaise: LIMIT - 1 })
  const copied = (reason: string | null) =>
    server.db.asOwner((owner) =>
      owner.rows(sql`
        insert into payment (payment_id, payment_number, kind, company_id, customer_name, received_on, mode, amount_paise,
          cash_reason, recorded_by, recorded_at)
        select gen_random_uuid(), 'PAY/2627/999999', 'PAYMENT', company_id, customer_name, received_on, 'CASH', 1, ${reason},
          recorded_by, recorded_at from payment where payment_id = ${payment.paymentId}`),
    )
  await expect(copied(null)).rejects.toMatchObject({ constraint: 'payment_cash_of_day' })
  await expect(copied('They asked.')).rejects.toMatchObject({ code: '23514' })
})
