import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import { newId } from '#server/platform/ids.ts'
import { aBankLine, asBanksWrite, statementsAs } from '#tests/support/bank.ts'
import { aCompany } from '#tests/support/company.ts'
import { recorded, someInvoices } from '#tests/support/payments.ts'
import { aReference } from '#tests/support/references.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const { call } = await statementsAs(server)
const today = asBanksWrite(dateInIndia(server.clock.now()))
const rupees = (paise: number) => (paise / 100).toFixed(2)
const look = (id: string) => call('getBankLine', { params: { id } })
const reopen = (id: string, reason = 'The wrong customer') =>
  call('reopenBankLine', { params: { id }, headers: {}, body: { reason } })
const ledgerOf = async (customerId: string) => {
  const rows = await server.db.rows(sql<{ account: string; paise: number }>`
    select account, sum(debit_paise - credit_paise)::float8 as paise from ledger_line join ledger_entry e using (entry_id)
    where ${customerId} in (e.company_id, e.account_id) group by account having sum(debit_paise - credit_paise) <> 0`)
  return Object.fromEntries(rows.map(({ account, paise }) => [account, paise]))
}

test('accepting a match records the payment with its TDS, and undoing takes all of it back', async () => {
  const { customerId, invoices } = await someInvoices(server, productId, 1)
  const { invoiceId = '', invoiceNumber, totalPaise = 0 } = invoices[0] ?? {}
  const { tdsRates } = await call('listOpenInvoices', { query: { customer: customerId } })
  expect(tdsRates.length).toBeGreaterThan(1)
  const taxable = (await call('getDeskInvoice', { params: { id: invoiceId } })).invoice.taxablePaise
  const tdsPaise = Math.round((taxable * 2) / 100 / 100) * 100
  const credit = rupees(totalPaise - tdsPaise)
  const { lineId, reference } = await aBankLine(server, { credit, narration: `RTGS ${invoiceNumber}`, date: today })
  const { matches } = await look(lineId)
  const match = matches.find(({ allocations }) => allocations[0]?.tdsCode === 'RENT')
  expect(match).toMatchObject({ customerId, reasons: ['INVOICE_NUMBER', 'LESS_TDS'], leftPaise: 0 })
  const allocations = [{ invoiceId, amountPaise: totalPaise - tdsPaise, tdsPaise, tdsCode: 'RENT' as const }]
  const body = { customerId, kind: 'PAYMENT' as const, mode: 'RTGS' as const, allocations }
  const accept = () => call('matchBankLine', { params: { id: lineId }, headers: { 'idempotency-key': lineId }, body })
  const done = await accept()
  expect(done).toMatchObject({ line: { status: 'MATCHED', isRecorded: true, decidedBy: 'Meera Joshi' }, matches: [] })
  expect(await accept()).toEqual(done)
  await expect(call('matchBankLine', { params: { id: lineId }, headers: {}, body })).rejects.toMatchObject({
    type: '/problems/status-conflict',
  })
  const paymentId = done.line.payment?.paymentId ?? ''
  const { payment } = await call('getPayment', { params: { id: paymentId } })
  expect(payment).toMatchObject({ reference, mode: 'RTGS', openPaise: 0 })
  expect(await ledgerOf(customerId)).not.toHaveProperty('RECEIVABLES')

  const { line, matches: found } = await reopen(lineId)
  expect(line).toMatchObject({ status: 'TO_MATCH', payment: null, isRecorded: false })
  expect(found.map(({ payment: stands }) => stands)).toContain(null)
  expect((await call('getDeskInvoice', { params: { id: invoiceId } })).invoice).toMatchObject({
    status: 'ISSUED',
    balancePaise: totalPaise,
  })
  const back = (await call('getPayment', { params: { id: paymentId } })).payment
  expect(back).toMatchObject({ isTakenBack: true, openPaise: 0, refunds: [{ amountPaise: totalPaise - tdsPaise }] })
  const left = await ledgerOf(customerId)
  expect(left).toHaveProperty('RECEIVABLES', totalPaise)
  expect(left).not.toHaveProperty('BANK')
  expect(left).not.toHaveProperty('ADVANCES')
  // The transfer may be recorded again, for whoever it was.
  const { companyId } = await aCompany(server)
  const other = { customerId: companyId, kind: 'ADVANCE' as const, mode: 'RTGS' as const }
  await call('matchBankLine', { params: { id: lineId }, headers: {}, body: other })
  await reopen(lineId)
  expect(await ledgerOf(companyId)).toEqual({})
})

test('an existing payment is linked, by its amount only, and once', async () => {
  const { companyId: customerId } = await aCompany(server)
  const payment = await recorded(server, { customerId, amountPaise: 123_400 })
  const reference = payment.reference ?? ''
  const { lineId: id } = await aBankLine(server, { reference, credit: '1,234.00', date: today })
  const { matches } = await look(id)
  expect(matches[0]).toMatchObject({
    payment: { paymentNumber: payment.paymentNumber },
    reasons: ['SAME_REFERENCE', 'SAME_AMOUNT'],
  })
  const link = (lineId: string, paymentId: string) =>
    call('linkBankLine', { params: { id: lineId }, headers: {}, body: { paymentId } })
  const other = await recorded(server, { customerId, amountPaise: 5 })
  await expect(link(id, other.paymentId)).rejects.toMatchObject({ type: '/problems/amounts-differ' })
  await expect(link(id, newId())).rejects.toMatchObject({ status: 404 })
  expect((await link(id, payment.paymentId)).line).toMatchObject({ status: 'MATCHED', isRecorded: false })
  const second = await aBankLine(server, { credit: '1,234.00', date: today })
  await expect(link(second.lineId, payment.paymentId)).rejects.toMatchObject({ type: '/problems/status-conflict' })
  await reopen(id)
  expect((await call('getPayment', { params: { id: payment.paymentId } })).payment).toMatchObject({
    isTakenBack: false,
    openPaise: 123_400,
  })
  await expect(reopen(id)).rejects.toMatchObject({ type: '/problems/status-conflict' })
})

test('money that went out is no payment; a refund is linked to it', async () => {
  const { companyId: customerId } = await aCompany(server)
  const { paymentId } = await recorded(server, { customerId, amountPaise: 50_000 })
  const body = {
    receivedOn: dateInIndia(server.clock.now()),
    mode: 'NEFT' as const,
    reference: aReference(),
    amountPaise: 50_000,
  }
  const { payment: refund } = await call('refundPayment', {
    params: { id: paymentId },
    headers: {},
    body: { ...body, reason: 'Paid twice' },
  })
  const { lineId: id } = await aBankLine(server, { reference: body.reference, debit: '500.00', date: today })
  const { matches } = await look(id)
  expect(matches.map(({ payment }) => payment?.paymentId)).toContain(refund.paymentId)
  const pay = { customerId, kind: 'PAYMENT' as const, mode: 'NEFT' as const }
  await expect(call('matchBankLine', { params: { id }, headers: {}, body: pay })).rejects.toMatchObject({
    type: '/problems/status-conflict',
  })
  const linked = await call('linkBankLine', { params: { id }, headers: {}, body: { paymentId: refund.paymentId } })
  expect(linked.line.payment?.paymentNumber).toBe(refund.paymentNumber)
})

test('a row is set aside with a reason, opened again, and counted', async () => {
  const { lineId: id, reference } = await aBankLine(server, { narration: '<b>INT.PD</b> =HYPERLINK("x")' })
  const before = (await call('listBankLines', {})).counts
  const aside = await call('setBankLineAside', { params: { id }, headers: {}, body: { reason: 'Interest' } })
  expect(aside.line).toMatchObject({ status: 'ASIDE', reason: 'Interest', narration: '<b>INT.PD</b> =HYPERLINK("x")' })
  const { counts, lines } = await call('listBankLines', { query: { view: 'ASIDE', q: reference ?? '' } })
  expect(counts).toEqual({ ...before, TO_MATCH: before.TO_MATCH - 1, ASIDE: before.ASIDE + 1 })
  expect(lines.content.map(({ lineId }) => lineId)).toEqual([id])
  expect((await reopen(id)).line.status).toBe('TO_MATCH')
})

test('a refunded payment is not taken back; nothing of it changes', async () => {
  const { companyId: customerId } = await aCompany(server)
  const { lineId: id } = await aBankLine(server, { date: today })
  const body = { customerId, kind: 'PAYMENT' as const, mode: 'NEFT' as const }
  const { line } = await call('matchBankLine', { params: { id }, headers: {}, body })
  const paymentId = line.payment?.paymentId ?? ''
  await call('refundPayment', {
    params: { id: paymentId },
    headers: {},
    body: {
      receivedOn: dateInIndia(server.clock.now()),
      mode: 'NEFT',
      reference: aReference(),
      amountPaise: 1,
      reason: 'x',
    },
  })
  await expect(reopen(id)).rejects.toMatchObject({ type: '/problems/refunded-before' })
  expect((await look(id)).line.status).toBe('MATCHED')
})

test('the database refuses rows that change, other amounts, and a payment taken back by nothing', async () => {
  const { companyId: customerId } = await aCompany(server)
  const payment = await recorded(server, { customerId, amountPaise: 7 })
  const { lineId } = await aBankLine(server, { date: today })
  const tried = (statement: ReturnType<typeof sql>) => server.db.rows(statement)
  const one = sql`where line_id = ${lineId}`
  await expect(tried(sql`update bank_line set amount_paise = 5 ${one}`)).rejects.toThrow('never changes')
  await expect(tried(sql`update bank_line set reference = 'TRANSFER' ${one}`)).rejects.toThrow(
    'bank_line_reference_check',
  )
  const again = sql`insert into bank_line (line_id, statement_id, row_no, booked_on, direction, amount_paise, narration, mode,
      fingerprint)
    select gen_random_uuid(), statement_id, row_no, booked_on, direction, amount_paise, narration, mode, fingerprint
    from bank_line ${one}`
  await expect(tried(again)).rejects.toThrow('bank_line_fingerprint_key')
  const shown = sql`update bank_line set status = 'MATCHED', payment_id = ${payment.paymentId}, decided_by = 'A',
    decided_at = now() ${one}`
  await expect(tried(shown)).rejects.toThrow('of its own amount')
  const taken = sql`update payment set is_taken_back = true, refunded_paise = amount_paise
    where payment_id = ${payment.paymentId}`
  await expect(tried(taken)).rejects.toThrow('does not add up')
})
