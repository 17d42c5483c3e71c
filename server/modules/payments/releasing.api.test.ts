import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import type { Invoice } from '#contract/invoices.ts'
import { booksOf, RIGHT } from '#tests/support/books.ts'
import { anInvoice, disputed } from '#tests/support/invoices.ts'
import { recorded, someInvoices } from '#tests/support/payments.ts'
import { aReference } from '#tests/support/references.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const desk = await server.signInStaff('ACCOUNTS')
const fresh = { 'if-match': '*' }

/** A disputed invoice that was paid in two parts, the second with tax deducted at source. */
async function aPaidDispute(tdsPaise = 0) {
  const { person, invoice } = await anInvoice(server, productId)
  const { invoiceId, totalPaise } = await disputed(person, invoice)
  const of = { customerId: person.accountId }
  const [first, rest] = [totalPaise - 10_000, 10_000 - tdsPaise]
  await recorded(server, { ...of, amountPaise: first }, [{ invoiceId, amountPaise: first }])
  const tds = tdsPaise === 0 ? {} : { tdsPaise, tdsCode: 'RENT' as const }
  const second = await recorded(server, { ...of, amountPaise: rest }, [{ invoiceId, amountPaise: rest, ...tds }])
  const paid = (await person.call('getInvoice', { params: { invoiceId } })).invoice
  expect(paid).toMatchObject({ status: 'PAID', balancePaise: 0, disputes: [{ status: 'OPEN' }] })
  return { person, paid, second }
}
const uphold = ({ invoiceId, disputes }: Invoice, amountPaise: number, isUpheld = true) =>
  desk.call('issueNote', {
    params: { id: invoiceId },
    headers: fresh,
    body: {
      kind: 'CREDIT',
      reason: 'HOURS',
      explanation: 'You were right.',
      lines: [{ lineNo: 1, amountPaise }],
      ...(isUpheld ? { upholds: disputes.map(({ disputeId }) => disputeId) } : {}),
    },
  })
const paymentOf = async (id: string) => (await desk.call('getPayment', { params: { id } })).payment
const ledgerOf = (invoiceNumber: string | null) =>
  server.db.first(sql<{ paise: number }>`
    select coalesce(sum(l.debit_paise - l.credit_paise), 0)::float8 as paise from ledger_line l
    join ledger_entry e using (entry_id) where l.account = 'RECEIVABLES'
      and (e.doc_number = ${invoiceNumber} or e.note = ${invoiceNumber})`)

test('a dispute of an invoice that was paid meanwhile is upheld, and the money is open again', async () => {
  const { paid, second } = await aPaidDispute(200)
  const { invoice } = await uphold(paid, 5000)
  const [note] = invoice.notes
  expect(invoice).toMatchObject({ status: 'PAID', balancePaise: 0, creditedPaise: note?.totalPaise, tdsPaise: 200 })
  expect(invoice.disputes).toMatchObject([{ status: 'UPHELD', noteNumber: note?.noteNumber }])
  const payment = await paymentOf(second.paymentId)
  expect(payment.openPaise).toBe(note?.totalPaise)
  expect(invoice.paidPaise + invoice.tdsPaise).toBe(invoice.totalPaise - (note?.totalPaise ?? 0))
  expect((await ledgerOf(paid.invoiceNumber))?.paise).toBe(0)
})

test('a note larger than the newest payment takes from the one before too', async () => {
  const { paid, second } = await aPaidDispute()
  const whole = paid.lines.find(({ lineNo }) => lineNo === 1)?.amountPaise ?? 0
  const { invoice } = await uphold(paid, whole)
  const { totalPaise = 0 } = invoice.notes[0] ?? {}
  expect(invoice.balancePaise).toBe(0)
  const open = (await paymentOf(second.paymentId)).openPaise
  expect(open).toBe(Math.min(totalPaise, second.amountPaise))
})

test('a paid invoice is credited without a dispute too: the surplus pays another invoice, or is refunded', async () => {
  const { person, customerId, invoices } = await someInvoices(server, productId, 2)
  const [paid, other] = invoices
  if (!paid || !other) throw new Error('There are two invoices.')
  const { invoiceId, totalPaise } = paid
  const { paymentId } = await recorded(server, { customerId, amountPaise: totalPaise }, [
    { invoiceId, amountPaise: totalPaise },
  ])
  const { invoice } = await uphold(paid, 10_000, false)
  expect(invoice).toMatchObject({ status: 'PAID', balancePaise: 0, creditedPaise: 11_800 })
  const query = { page: '0', size: '100' }
  const { receivables } = await desk.call('listReceivables', { query })
  expect(receivables.content.find(({ accountId }) => accountId === customerId)).toMatchObject({
    outstandingPaise: other.totalPaise,
    onAccountPaise: 11_800,
  })
  const own = await person.call('listOwnPayments', { query })
  expect(own).toMatchObject({ payments: { content: [{ openPaise: 11_800 }] } })
  const allocations = [{ invoiceId: other.invoiceId, amountPaise: 10_000 }]
  await desk.call('allocatePayment', { params: { id: paymentId }, headers: {}, body: { allocations } })
  const transfer = { receivedOn: dateInIndia(server.clock.now()), mode: 'NEFT' as const, reference: aReference() }
  const body = { ...transfer, amountPaise: 1800, reason: 'Credited' }
  await desk.call('refundPayment', { params: { id: paymentId }, headers: {}, body })
  expect(await booksOf(server, customerId)).toEqual(RIGHT)
})

test('an invoice that was paid less both taxes is credited whole, and nothing is left on it', async () => {
  const { customerId, invoices } = await someInvoices(server, productId, 1)
  const [paid] = invoices
  if (!paid) throw new Error('There is an invoice.')
  const { invoiceId, totalPaise } = paid
  const amountPaise = totalPaise - 30_000
  const taxes = { tdsPaise: 20_000, tdsCode: 'RENT' as const, gstTdsPaise: 10_000, tdsReason: 'Contract 17 of 2026' }
  const payment = await recorded(server, { customerId, amountPaise }, [{ invoiceId, amountPaise, ...taxes }])
  const { invoice } = await uphold(paid, paid.lines[0]?.amountPaise ?? 0, false)
  expect(invoice).toMatchObject({
    balancePaise: 0,
    creditedPaise: totalPaise,
    paidPaise: 0,
    tdsPaise: 0,
    gstTdsPaise: 0,
  })
  expect((await paymentOf(payment.paymentId)).openPaise).toBe(amountPaise)
  expect(await booksOf(server, customerId)).toEqual(RIGHT)
  const later = await uphold(paid, 1, false).catch((error: unknown) => error)
  expect(later).toMatchObject({ type: '/problems/over-credited' })
})

test('an invoice can be disputed until its last day; after it the customer sees whom to write to', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const params = { invoiceId: invoice.invoiceId }
  const seen = async () => (await server.signIn(person.phoneOrEmail)).call('getInvoice', { params })
  expect(await seen()).toMatchObject({ mayDispute: true, writeTo: null, disputeUntil: expect.any(String) })
  server.clock.advance({ days: 15 })
  expect(await seen()).toMatchObject({ mayDispute: true, writeTo: null })
  server.clock.advance({ days: 1 })
  const { writeTo, mayDispute } = await seen()
  expect([mayDispute, writeTo?.email]).toEqual([false, expect.stringContaining('@')])
  await expect(disputed(await server.signIn(person.phoneOrEmail), invoice)).rejects.toMatchObject({
    type: '/problems/dispute-too-late',
  })
})

test('without a number of days an unpaid invoice can be disputed at any time', async () => {
  const owner = await server.signInStaff()
  const { hire } = (await owner.call('getSettings')).settings
  await owner.call('saveSettings', { headers: fresh, body: { hire: { ...hire, disputeDays: 0 } } })
  const { person, invoice } = await anInvoice(server, productId)
  await owner.call('saveSettings', { headers: fresh, body: { hire } })
  server.clock.advance({ days: 300 })
  const again = await server.signIn(person.phoneOrEmail)
  expect((await disputed(again, invoice)).disputes).toHaveLength(1)
})
