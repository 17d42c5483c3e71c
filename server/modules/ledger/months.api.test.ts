import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia, formatDate } from '#contract/dates.ts'
import { aBankLine, asBanksWrite } from '#tests/support/bank.ts'
import { aCompany } from '#tests/support/company.ts'
import { aPayment } from '#tests/support/payments.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { call, accountId } = await server.signInStaff('ACCOUNTS')
const owner = await server.signInStaff('OWNER')
const today = dateInIndia(server.clock.now())
const firstOfMonth = `${today.slice(0, 7)}-01`
const lastDay = addDays(firstOfMonth, -1)
const month = lastDay.slice(0, 7)
const close = (filedOn = today) => call('closeMonth', { body: { month, filedOn } })
const advance = async (receivedOn: string) => {
  const { companyId } = await aCompany(server)
  const body = { ...aPayment(server, { customerId: companyId, kind: 'ADVANCE' }), receivedOn }
  return (await call('recordPayment', { headers: {}, body })).payment
}

test('a month closes once its return is filed, and then takes no payment: the first open day is offered', async () => {
  await expect(close(lastDay)).rejects.toMatchObject({ status: 422, violations: [{ field: 'filedOn' }] })
  await expect(close(addDays(today, 1))).rejects.toMatchObject({ status: 422 })
  const { closings } = await close()
  expect(closings).toMatchObject([{ month, filedOn: today, closedBy: 'Meera Joshi', reopened: null }])
  await expect(close()).rejects.toMatchObject({ type: '/problems/status-conflict' })
  await expect(advance(lastDay)).rejects.toMatchObject({
    status: 409,
    type: '/problems/month-closed',
    message: expect.stringContaining(formatDate(firstOfMonth)),
  })
  expect((await advance(firstOfMonth)).receivedOn).toBe(firstOfMonth)
})

test('the database refuses a voucher, a note and an entry of a closed month by itself', async () => {
  const by = { kind: 'STAFF', accountId, role: 'ACCOUNTS', name: 'Meera Joshi' } as const
  const entry = sql`
    insert into ledger_entry (entry_id, doc_kind, doc_id, act, doc_number, entry_date, total_paise, posted_at)
    values (gen_random_uuid(), 'INVOICE', gen_random_uuid(), 'issue', 'INV-1', ${lastDay}, 100, now())`
  await expect(server.appDb.as(by, (tx) => tx.rows(entry))).rejects.toMatchObject({ constraint: 'month_closed' })
  const copied = sql`
    insert into payment (payment_id, payment_number, kind, company_id, customer_name, received_on, mode, reference, amount_paise,
      recorded_by, recorded_at)
    select gen_random_uuid(), 'PAY/2627/999999', 'PAYMENT', company_id, customer_name, ${lastDay}, 'NEFT', 'MONTH1', 1,
      recorded_by, recorded_at from payment limit 1`
  await expect(server.db.rows(copied)).rejects.toMatchObject({ constraint: 'month_closed' })
})

test('a row of the bank keeps its day in a closed month, and its receipt is dated on the first open day', async () => {
  const { companyId: customerId } = await aCompany(server)
  const { lineId: id } = await aBankLine(server, { date: asBanksWrite(lastDay) })
  const { line: matched } = await call('matchBankLine', {
    params: { id },
    headers: {},
    body: { customerId, kind: 'PAYMENT', mode: 'NEFT' },
  })
  expect(matched.bookedOn).toBe(lastDay)
  const { payments } = await call('listPayments', { query: { customer: customerId } })
  expect(payments.content[0]?.receivedOn).toBe(firstOfMonth)
})

test('only the owner opens a month again, with a reason', async () => {
  const body = { month, reason: 'A receipt was forgotten.' }
  await expect(call('reopenMonth', { body })).rejects.toMatchObject({ status: 403 })
  const { closings } = await owner.call('reopenMonth', { body })
  expect(closings).toMatchObject([{ month, reopened: { reason: body.reason } }])
  const late = await advance(lastDay)
  expect(late.receivedOn).toBe(lastDay)
  await expect(owner.call('reopenMonth', { body })).rejects.toMatchObject({ type: '/problems/status-conflict' })
})

test('table 13 follows the day of issue: a voucher dated last month is counted in this one, without holes', async () => {
  await advance(today)
  await advance(lastDay)
  await advance(today)
  const file = async (of: string) => {
    const reply = await server.ask({
      url: `/v1/desk/gst/gstr-1?month=${of}`,
      headers: { authorization: `Bearer ${owner.accessToken}` },
    })
    return (JSON.parse(reply.body) as { doc_issue: { doc_det: { doc_num: number; docs: { totnum: number }[] }[] } })
      .doc_issue
  }
  const vouchers = (await file(today.slice(0, 7))).doc_det.find(({ doc_num }) => doc_num === 6)
  const all = await server.db.first(sql<{ n: number }>`
    select count(*)::int as n from payment where voucher_number like 'RCV/%' and recorded_at >= ${firstOfMonth}`)
  expect(vouchers?.docs).toHaveLength(1)
  expect(vouchers?.docs[0]?.totnum).toBe(all?.n)
  expect((await file(month)).doc_det.find(({ doc_num }) => doc_num === 6)?.docs.length ?? 0).toBeLessThanOrEqual(1)
})
