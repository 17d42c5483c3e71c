// The amounts that customers owe agree with the list of invoices and with the ledger, to the paisa.
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import type { Receivable } from '#contract/invoices.receivables.ts'
import { anInvoice, disputed } from '#tests/support/invoices.ts'
import { recorded } from '#tests/support/payments.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const { call } = await server.signInStaff('ACCOUNTS')
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
const today = () => dateInIndia(server.clock.now())

const read = async () => {
  const { receivables, totals } = await call('listReceivables', { query: { size: '100' } })
  return { customers: receivables.content, totals }
}

/** The row of a person without a company. */
const rowOf = async (accountId: string) => (await read()).customers.find((one) => one.accountId === accountId)
const ageOf = (row: Receivable | undefined) => row?.ageing.filter(({ balancePaise }) => balancePaise > 0)

/** Every sum of the page against the list of invoices and against the account of receivables. */
async function expectAgreement() {
  const { customers, totals } = await read()
  expect(totals).toEqual((await call('listDeskInvoices', { query: { size: '1' } })).totals)
  expect(sum(customers.map(({ outstandingPaise }) => outstandingPaise))).toBe(totals.outstandingPaise)
  expect(sum(customers.map(({ overduePaise }) => overduePaise))).toBe(totals.overduePaise)
  for (const [at, { age, balancePaise }] of totals.ageing.entries())
    expect({ age, paise: sum(customers.map(({ ageing }) => ageing[at]?.balancePaise ?? 0)) }).toEqual({
      age,
      paise: balancePaise,
    })
  for (const { ageing, outstandingPaise } of customers)
    expect(sum(ageing.map(({ balancePaise }) => balancePaise))).toBe(outstandingPaise)
  const { trialBalance } = await call('getTrialBalance', { query: { on: today() } })
  const account = trialBalance.accounts.find((one) => one.account === 'RECEIVABLES')
  expect(account?.balancePaise).toBe(totals.outstandingPaise)
  await expectLedgerOfCustomers(customers)
  return customers
}

async function expectLedgerOfCustomers(customers: readonly Receivable[]) {
  const posted = await server.db.asOwner((owner) =>
    owner.rows(sql<{ customer: string; paise: number }>`
      select coalesce(e.company_id, e.account_id) as customer, sum(l.debit_paise - l.credit_paise)::float8 as paise
      from ledger_line l join ledger_entry e using (entry_id) where l.account = 'RECEIVABLES'
      group by 1 having sum(l.debit_paise - l.credit_paise) <> 0`),
  )
  const owed = customers.flatMap(({ companyId, accountId, outstandingPaise }) =>
    outstandingPaise > 0 ? [[companyId ?? accountId ?? '', outstandingPaise] as const] : [],
  )
  expect(new Map(posted.map(({ customer, paise }) => [customer, paise]))).toEqual(new Map(owed))
}

test('the demo’s receivables agree with its invoices and its ledger, the largest first', async () => {
  const customers = await expectAgreement()
  expect(customers.length).toBeGreaterThan(1)
  const amounts = customers.map(({ outstandingPaise }) => outstandingPaise)
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
})

test('an invoice is owed from its issue to its payment, in part in dispute, and grows old', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const { accountId } = person
  const { invoiceId, totalPaise } = invoice
  expect(await rowOf(accountId)).toMatchObject({ invoices: 1, outstandingPaise: totalPaise, overduePaise: 0 })
  const { disputedPaise } = await disputed(person, invoice)
  await recorded(server, { customerId: accountId, amountPaise: 12_345 }, [{ invoiceId, amountPaise: 12_345 }])
  const left = totalPaise - 12_345
  expect(ageOf(await rowOf(accountId))).toEqual(
    [
      { age: 'NOT_DUE', balancePaise: left - Math.min(left, disputedPaise) },
      { age: 'IN_DISPUTE', balancePaise: Math.min(left, disputedPaise) },
    ].filter(({ balancePaise }) => balancePaise > 0),
  )
  await expectAgreement()
})

test.each([
  [1, 'UP_TO_30'],
  [30, 'UP_TO_30'],
  [31, 'UP_TO_60'],
  [90, 'UP_TO_90'],
  [91, 'OVER_90'],
])('%i days after the due date it is %s', async (days, age) => {
  const { person, invoice } = await anInvoice(server, productId)
  const due = Date.parse(`${invoice.dueDate}T06:00:00Z`) - server.clock.now().getTime()
  server.clock.advance({ hours: due / 3_600_000 + 24 * days })
  const late = await (await server.signInStaff('SALES')).call('listReceivables', { query: { size: '100' } })
  const row = late.receivables.content.find((one) => one.accountId === person.accountId)
  expect(ageOf(row)).toEqual([{ age, balancePaise: invoice.totalPaise }])
  expect(row?.overduePaise).toBe(invoice.totalPaise)
})

test('the file has every customer with the same figures', async () => {
  const { accessToken, call: ask } = await server.signInStaff('OPERATIONS')
  const headers = { authorization: `Bearer ${accessToken}` }
  const reply = await server.ask({ url: '/v1/desk/receivables/download-csv?lang=en', headers })
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="receivables-${today()}.csv"`)
  const [header, ...rows] = parse(reply.body, { bom: true })
  expect(header).toHaveLength(11)
  const { receivables } = await ask('listReceivables', { query: { size: '100' } })
  expect(rows.map(([name, , outstanding]: string[]) => [name, Math.round(Number(outstanding) * 100)])).toEqual(
    receivables.content.map(({ customerName, outstandingPaise }) => [customerName, outstandingPaise]),
  )
})
