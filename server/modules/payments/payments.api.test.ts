import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { newId } from '#server/platform/ids.ts'
import { aCompany } from '#tests/support/company.ts'
import { anInvoice, disputed, noted } from '#tests/support/invoices.ts'
import { aPayment, recorded, someInvoices } from '#tests/support/payments.ts'
import { aReference } from '#tests/support/references.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const accounts = await server.signInStaff('ACCOUNTS')
const { call } = accounts
const today = dateInIndia(server.clock.now())

const balances = async (customerId: string) => {
  const { rows } = await ledgerOf(customerId)
  return Object.fromEntries(rows.map(({ account, paise }) => [account, paise]))
}
async function ledgerOf(customerId: string) {
  const rows = await server.db.rows(sql<{ account: string; paise: number }>`
    select account, sum(debit_paise - credit_paise)::float8 as paise from ledger_line join ledger_entry e using (entry_id)
    where ${customerId} in (e.company_id, e.account_id) group by account having sum(debit_paise - credit_paise) <> 0`)
  return { rows }
}
const stateOf = async (id: string) => {
  const { invoice } = await call('getDeskInvoice', { params: { id } })
  return { status: invoice.status, balancePaise: invoice.balancePaise, paid: invoice.payments.length }
}
const undo = (id: string, allocationId: string) =>
  call('undoAllocation', { params: { id }, headers: {}, body: { allocationId, reason: 'The wrong invoice' } })
const refund = (id: string, amountPaise: number, reference = aReference()) =>
  call('refundPayment', {
    params: { id },
    headers: {},
    body: { receivedOn: today, mode: 'NEFT', reference, amountPaise, reason: 'Paid twice' },
  })

test('money with TDS pays an invoice, and undoing it opens the invoice again', async () => {
  const { person, customerId, invoices } = await someInvoices(server, productId, 1)
  const [invoice] = invoices
  if (!invoice) throw new Error('There is an invoice.')
  const { invoiceId, totalPaise } = invoice
  const amountPaise = totalPaise - 10_000
  const allocation = { invoiceId, amountPaise, tdsPaise: 10_000, tdsCode: 'RENT' as const }
  const payment = await recorded(server, { customerId, amountPaise }, [allocation])
  expect(payment).toMatchObject({ openPaise: 0, allocatedPaise: amountPaise, recordedBy: 'Meera Joshi' })
  expect(payment.allocations).toMatchObject([
    { invoiceNumber: invoice.invoiceNumber, tdsSection: '393(1)', undone: null },
  ])
  expect(await stateOf(invoiceId)).toEqual({ status: 'PAID', balancePaise: 0, paid: 1 })
  const read = await person.call('getInvoice', { params: { invoiceId } })
  expect(read.invoice.payments).toMatchObject([{ paymentNumber: payment.paymentNumber, amountPaise, tdsPaise: 10_000 }])
  expect(await balances(customerId)).toMatchObject({ BANK: amountPaise, TDS_RECEIVABLE: 10_000 })
  expect(await balances(customerId)).not.toHaveProperty('RECEIVABLES')

  const { payment: after } = await undo(payment.paymentId, payment.allocations[0]?.allocationId ?? '')
  expect(after).toMatchObject({ openPaise: amountPaise, allocatedPaise: 0 })
  expect(after.allocations[0]?.undone).toMatchObject({ reason: 'The wrong invoice', by: 'Meera Joshi' })
  expect(await stateOf(invoiceId)).toEqual({ status: 'ISSUED', balancePaise: totalPaise, paid: 0 })
  expect(await balances(customerId)).toMatchObject({ ADVANCES: -amountPaise, RECEIVABLES: totalPaise })
  const again = undo(payment.paymentId, payment.allocations[0]?.allocationId ?? '')
  await expect(again).rejects.toMatchObject({ status: 404 })
})

test('neither money nor an invoice is used twice', async () => {
  const { customerId, invoices } = await someInvoices(server, productId, 2)
  const [one, two] = invoices.map(({ invoiceId }) => invoiceId)
  const { paymentId } = await recorded(server, { customerId, amountPaise: 1000 }, [
    { invoiceId: one ?? '', amountPaise: 600 },
  ])
  const allocate = (invoiceId: string, amountPaise: number) =>
    call('allocatePayment', {
      params: { id: paymentId },
      headers: {},
      body: { allocations: [{ invoiceId, amountPaise }] },
    })
  await expect(allocate(two ?? '', 401)).rejects.toMatchObject({ type: '/problems/over-allocated' })
  expect((await allocate(two ?? '', 400)).payment.openPaise).toBe(0)
  const rich = recorded(server, { customerId, amountPaise: 100_000_000_000 }, [
    { invoiceId: two ?? '', amountPaise: 99_000_000_000 },
  ])
  await expect(rich).rejects.toMatchObject({ type: '/problems/over-allocated' })
})

test('an invoice of somebody else, a refund and nobody take no money', async () => {
  const [{ customerId }, other] = [await someInvoices(server, productId, 1), await someInvoices(server, productId, 1)]
  const foreign = [{ invoiceId: other.invoices[0]?.invoiceId ?? '', amountPaise: 100 }]
  await expect(recorded(server, { customerId }, foreign)).rejects.toMatchObject({ status: 404 })
  await expect(recorded(server, { customerId: newId() })).rejects.toMatchObject({ status: 404 })
  const { paymentId } = await recorded(server, { customerId })
  const { payment: back } = await refund(paymentId, 1000)
  await expect(refund(back.paymentId, 1)).rejects.toMatchObject({ type: '/problems/status-conflict' })
})

test('a transfer is recorded once, whatever the spaces and capitals of its reference', async () => {
  const { companyId: customerId } = await aCompany(server)
  const body = { ...aPayment(server, { customerId }), reference: 'hdfc n5 2026 1123' }
  await call('recordPayment', { headers: {}, body })
  const again = call('recordPayment', { headers: {}, body: { ...body, reference: 'HDFCN520261123', amountPaise: 5 } })
  await expect(again).rejects.toMatchObject({ type: '/problems/payment-exists' })
  const keyed = { headers: { 'idempotency-key': newId() }, body: aPayment(server, { customerId }) }
  const [first, second] = [await call('recordPayment', keyed), await call('recordPayment', keyed)]
  expect(second).toEqual(first)
})

test('cash has no reference, anything else has one, and no day is in the future', async () => {
  const { companyId: customerId } = await aCompany(server)
  const body = aPayment(server, { customerId })
  const { payment } = await call('recordPayment', { headers: {}, body: { ...body, mode: 'CASH', reference: null } })
  expect(payment.reference).toBeNull()
  for (const wrong of [
    { ...body, reference: null },
    { ...body, receivedOn: addDays(today, 1) },
  ])
    await expect(call('recordPayment', { headers: {}, body: wrong })).rejects.toMatchObject({ status: 422 })
})

test('GST falls due on an advance, and goes over to its invoice and its refund, to the paisa', async () => {
  const { customerId, invoices } = await someInvoices(server, productId, 1)
  const advance = await recorded(server, { customerId, amountPaise: 10_000_001, kind: 'ADVANCE' })
  expect(advance.voucherNumber).toMatch(/^RCV\/\d{4}\/\d{6}$/)
  // The place of this customer's supply is not known, so it counts as another state.
  expect(advance).toMatchObject({ igstPaise: 1_525_424, cgstPaise: 0 })
  expect(await balances(customerId)).toMatchObject({ GST_ON_ADVANCES: 1_525_424, ADVANCES: -10_000_001 })
  const { invoiceId = '' } = invoices[0] ?? {}
  await call('allocatePayment', {
    params: { id: advance.paymentId },
    headers: {},
    body: { allocations: [{ invoiceId, amountPaise: 10_001 }] },
  })
  expect(await balances(customerId)).toMatchObject({ GST_ON_ADVANCES: 1_525_424 - 1526 })
  const { payment: back } = await refund(advance.paymentId, 9_990_000)
  expect(back).toMatchObject({
    kind: 'REFUND',
    refundOf: { paymentNumber: advance.paymentNumber },
    igstPaise: 1_523_898,
  })
  expect(back.voucherNumber).toMatch(/^RFV\/\d{4}\/\d{6}$/)
  const left = await balances(customerId)
  expect(left).not.toHaveProperty('GST_ON_ADVANCES')
  expect(left).not.toHaveProperty('ADVANCES')
  await expect(refund(advance.paymentId, 1)).rejects.toMatchObject({ type: '/problems/over-allocated' })
})

test('a deposit has no GST and no voucher, stands by itself and goes back', async () => {
  const { companyId: customerId } = await aCompany(server)
  const deposit = await recorded(server, { customerId, kind: 'DEPOSIT' })
  expect(deposit).toMatchObject({ voucherNumber: null, cgstPaise: 0, igstPaise: 0 })
  expect(await balances(customerId)).toEqual({ BANK: 100_000, DEPOSITS: -100_000 })
  await refund(deposit.paymentId, 100_000)
  expect(await balances(customerId)).toEqual({})
})

test('payments are found by kind, mode, customer, reference and open amount', async () => {
  const { companyId: customer } = await aCompany(server)
  const [one, two] = [
    await recorded(server, { customerId: customer }),
    await recorded(server, { customerId: customer, kind: 'DEPOSIT' }),
  ]
  const found = async (query: Record<string, string>) =>
    (await call('listPayments', { query: { customer, ...query } })).payments.content.map(({ paymentId }) => paymentId)
  expect(await found({})).toEqual([two.paymentId, one.paymentId])
  expect(await found({ kind: 'DEPOSIT' })).toEqual([two.paymentId])
  expect(await found({ q: one.reference ?? '' })).toEqual([one.paymentId])
  await refund(one.paymentId, one.amountPaise)
  expect(await found({ open: 'yes' })).toEqual([two.paymentId])
})

test('a customer’s unpaid invoices come oldest first, with the rates of the day', async () => {
  const { customerId, invoices } = await someInvoices(server, productId, 2)
  const { openInvoices, tdsRates } = await call('listOpenInvoices', { query: { customer: customerId } })
  expect(openInvoices.map(({ invoiceNumber }) => invoiceNumber)).toEqual(
    invoices.map(({ invoiceNumber }) => invoiceNumber ?? '').toSorted(),
  )
  expect(tdsRates).toContainEqual({ code: 'RENT', section: '393(1)', percent: '2', paymentCode: null })
})

test('the open amount of an invoice counts its notes and names the disputed part', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const open = async () =>
    (await call('listOpenInvoices', { query: { customer: person.accountId } })).openInvoices.map(
      ({ taxablePaise, balancePaise, disputedPaise }) => ({ taxablePaise, balancePaise, disputedPaise }),
    )
  const { taxablePaise, totalPaise } = invoice
  expect(await open()).toEqual([{ taxablePaise, balancePaise: totalPaise, disputedPaise: 0 }])
  const { totalPaise: credited } = await noted(server, invoice.invoiceId)
  const { disputedPaise } = await disputed(person, invoice)
  expect(disputedPaise).toBeGreaterThan(0)
  expect(await open()).toEqual([
    { taxablePaise: taxablePaise - 100, balancePaise: totalPaise - credited, disputedPaise },
  ])
})

test('the database refuses sums that differ, other customers, and any change of a record', async () => {
  const { customerId, invoices } = await someInvoices(server, productId, 1)
  const { companyId } = await aCompany(server)
  const [mine, theirs] = [await recorded(server, { customerId }), await recorded(server, { customerId: companyId })]
  const { invoiceId = '' } = invoices[0] ?? {}
  const allocation = (paymentId: string) => sql`
    insert into payment_allocation (allocation_id, payment_id, invoice_id, amount_paise, tds_paise, allocated_on, allocated_by,
      allocated_at)
    values (${newId()}, ${paymentId}, ${invoiceId}, 100, 0, ${today}, 'Farida', ${server.clock.now()})`
  const by = { kind: 'STAFF', accountId: accounts.accountId, role: 'ACCOUNTS', name: 'Farida' } as const
  const tried = (statement: ReturnType<typeof allocation>) => server.appDb.as(by, (tx) => tx.rows(statement))
  await expect(tried(allocation(mine.paymentId))).rejects.toThrow('does not add up')
  await expect(tried(allocation(theirs.paymentId))).rejects.toThrow('different customers')
  await expect(
    tried(sql`update invoice set paid_paise = 5, status = 'PART_PAID' where invoice_id = ${invoiceId}`),
  ).rejects.toThrow('not settled by its payments')
  const paid = (change: string) => sql`${sql.raw(change)} where payment_id = ${mine.paymentId}`
  await expect(tried(paid('update payment set allocated_paise = 100001'))).rejects.toThrow('payment_not_overspent')
  await expect(tried(paid('update payment set allocated_paise = 5'))).rejects.toThrow('does not add up')
  await expect(server.db.rows(paid('update payment set amount_paise = 5'))).rejects.toThrow('never changes')
  await expect(server.db.rows(paid('delete from payment'))).rejects.toThrow('never changes')
  await expect(tried(sql`update payment_allocation set amount_paise = 1`)).rejects.toMatchObject({ code: '42501' })
})
