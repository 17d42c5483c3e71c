import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import type { IssueNote } from '#contract/invoices.calls.ts'
import type { Invoice } from '#contract/invoices.ts'
import { anEngineersInvoice } from '#tests/support/company-invoices.ts'
import { anInvoice, disputed } from '#tests/support/invoices.ts'
import { recorded } from '#tests/support/payments.ts'
import { aServer } from '#tests/support/server.ts'
import { remindOfInvoices } from './reminding.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const desk = async () => (await server.signInStaff('ACCOUNTS')).call
type Person = Awaited<ReturnType<typeof server.signIn>>
const conflict = { type: '/problems/status-conflict' }
const missing = { type: '/problems/not-found' }

const setOverdue = async ({ invoiceId }: Invoice) =>
  server.db.asOwner(async (owner) => {
    const due = addDays(dateInIndia(server.clock.now()), -8)
    await owner.rows(sql`alter table invoice disable trigger invoice_stays`)
    await owner.rows(sql`update invoice set due_date = ${due}, invoice_date = ${due} where invoice_id = ${invoiceId}`)
    await owner.rows(sql`alter table invoice enable trigger invoice_stays`)
  })
const disputeAll = ({ call }: Person, { invoiceId, lines }: Invoice, key?: string) =>
  call('disputeInvoice', {
    params: { invoiceId },
    headers: key === undefined ? {} : { 'idempotency-key': key },
    body: { lines: lines.map(({ lineId, lineNo }) => ({ lineId, reason: `Line ${lineNo} is wrong.` })) },
  })
const reject = async ({ invoiceId, disputes }: Invoice, disputeId = disputes[0]?.disputeId ?? '', ifMatch = '*') =>
  (
    await (
      await desk()
    )('rejectDispute', {
      params: { id: invoiceId },
      headers: { 'if-match': ifMatch },
      body: { disputeId, reply: 'The gate log says otherwise.' },
    })
  ).invoice
const uphold = async (
  { invoiceId, disputes }: Invoice,
  lines: IssueNote['lines'],
  kind: IssueNote['kind'] = 'CREDIT',
) =>
  (
    await (
      await desk()
    )('issueNote', {
      params: { id: invoiceId },
      headers: { 'if-match': '*' },
      body: {
        kind,
        reason: 'HOURS',
        explanation: 'You were right.',
        lines,
        upholds: disputes.filter(({ status }) => status === 'OPEN').map(({ disputeId }) => disputeId),
      },
    })
  ).invoice
const remind = async (invoice: Invoice) => {
  await remindOfInvoices({ db: server.appDb, clock: server.clock.now })
  const { reminders } = await (await desk())('getInvoiceReminders', { params: { id: invoice.invoiceId } })
  return reminders.sent
}

test('accounts, or without any the owners, get one notice of what is disputed, as the customer’s limits allow', async () => {
  const colleague = await server.signInStaff('ACCOUNTS')
  const { person, invoice } = await anInvoice(server, productId)
  await disputed(person, invoice)
  const about = async () =>
    (await server.outbox(colleague.phoneOrEmail)).filter(({ text }) => text.includes(invoice.invoiceNumber ?? ''))
  const [notice, ...more] = await about()
  expect(more).toEqual([])
  const parts = ['The machine came a day later.', 'disputes 1 of the lines', `/desk/invoices/${invoice.invoiceId}`]
  for (const part of parts) expect(notice?.text).toContain(part)
  const causes = await server.db.rows(sql`select from caused_notice where account_id = ${person.accountId}`)
  expect(causes.length).toBeGreaterThan(0)
  await server.runTasks()
  expect(await about()).toHaveLength(1)
})

test('a line in dispute is not due: separate in the list, left out of the reminder, visible on both sides', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const { invoiceId } = invoice
  await setOverdue(invoice)
  const after = await disputed(person, invoice)
  expect(after.disputes).toMatchObject([
    { lineNo: 1, status: 'OPEN', reason: 'The machine came a day later.', by: expect.any(String), reply: null },
  ])
  const { disputedPaise } = after
  expect(disputedPaise).toBeGreaterThan(0)
  expect(disputedPaise).toBeLessThan(invoice.balancePaise)
  expect(after).toMatchObject({ isOverdue: true, balancePaise: invoice.totalPaise })
  expect((await (await desk())('getDeskInvoice', { params: { id: invoiceId } })).invoice).toEqual(after)
  const { invoices, totals } = await person.call('listInvoices', { query: { show: 'DISPUTED' } })
  expect(invoices.content).toMatchObject([{ invoiceId, disputedPaise }])
  expect(totals).toMatchObject({
    outstandingPaise: invoice.totalPaise,
    overduePaise: invoice.totalPaise - disputedPaise,
  })
  expect(totals.ageing.find(({ age }) => age === 'IN_DISPUTE')).toMatchObject({
    invoices: 1,
    balancePaise: disputedPaise,
  })
  expect(await remind(invoice)).toMatchObject([{ step: 7, outstandingPaise: invoice.totalPaise - disputedPaise }])
})

test('an invoice disputed as a whole is neither overdue nor reminded of, until the desk has answered', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  await setOverdue(invoice)
  const { invoice: all } = await disputeAll(person, invoice)
  expect(all).toMatchObject({ disputedPaise: invoice.totalPaise, isOverdue: false })
  expect((await person.call('listInvoices', { query: { show: 'OVERDUE' } })).invoices.content).toEqual([])
  expect(await remind(invoice)).toEqual([])
  let now = all
  for (const { disputeId } of all.disputes) now = await reject(now, disputeId)
  expect(now).toMatchObject({ disputedPaise: 0, isOverdue: true })
  expect(await remind(invoice)).toMatchObject([{ step: 7, outstandingPaise: invoice.totalPaise }])
})

test('a dispute is rejected with a reply, of which the customer is notified, and stays in the history', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const before = await disputed(person, invoice)
  await expect(reject(before, undefined, 'W/"2"')).rejects.toMatchObject({ status: 412 })
  const after = await reject(before)
  const answer = { status: 'REJECTED', reply: 'The gate log says otherwise.', noteNumber: null }
  expect(after.disputes).toMatchObject([{ ...answer, answeredBy: expect.any(String), answeredAt: expect.any(String) }])
  await expect(reject(after)).rejects.toMatchObject(conflict)
  const notices = await server.outbox(person.phoneOrEmail)
  expect(notices.filter(({ text }) => text.includes(`dispute of invoice ${invoice.invoiceNumber}`))).toHaveLength(1)
  // With new facts a line may be disputed again.
  const again = await disputed(person, invoice)
  expect(again.disputes.map(({ status }) => status)).toEqual(['OPEN', 'REJECTED'])
  expect(again.events.map(({ event }) => event)).toEqual(['draft', 'issue', 'dispute', 'rejectDispute', 'dispute'])
})

test('a credit note upholds a dispute in one act; the rest of the line is due', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const before = await disputed(person, invoice)
  await expect(uphold(before, [{ lineNo: 2, amountPaise: 100 }])).rejects.toMatchObject(conflict)
  await expect(uphold(before, [{ lineNo: 1, amountPaise: 100 }], 'DEBIT')).rejects.toMatchObject(conflict)
  const after = await uphold(before, [{ lineNo: 1, amountPaise: 10_000 }])
  const noteNumber = after.notes[0]?.noteNumber
  expect(after.disputes).toMatchObject([{ status: 'UPHELD', reply: 'You were right.', noteNumber }])
  expect(after).toMatchObject({ disputedPaise: 0, balancePaise: invoice.totalPaise - 11_800 })
  expect(after.notes).toHaveLength(1)
})

test('after a note and a payment in between, the rest stays in dispute', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const { disputedPaise, disputes } = await disputed(person, invoice)
  const other = await uphold({ ...invoice, disputes: [] }, [{ lineNo: 1, amountPaise: 10_000 }])
  expect(other.disputedPaise).toBe(disputedPaise - 11_800)
  expect(other.disputes).toEqual(disputes)
  const { invoiceId, balancePaise: amountPaise } = other
  await recorded(server, { customerId: person.accountId, amountPaise }, [{ invoiceId, amountPaise }])
  const paid = (await person.call('getInvoice', { params: { invoiceId } })).invoice
  expect(paid).toMatchObject({ status: 'PAID', disputedPaise: 0, disputes: [{ status: 'OPEN' }] })
  expect((await reject(paid)).disputes).toMatchObject([{ status: 'REJECTED' }])
  await expect(disputed(person, invoice)).rejects.toMatchObject(conflict)
})

test('a line is disputed once at a time, a retry is the same dispute, and an unknown line is none', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const key = crypto.randomUUID()
  const first = await disputeAll(person, invoice, key)
  expect((await disputeAll(person, invoice, key)).invoice).toEqual(first.invoice)
  expect(first.invoice.disputes).toHaveLength(invoice.lines.length)
  await expect(disputed(person, invoice)).rejects.toMatchObject(conflict)
  const body = { lines: [{ lineId: invoice.invoiceId, reason: 'What is this?' }] }
  const unknown = person.call('disputeInvoice', { params: { invoiceId: invoice.invoiceId }, headers: {}, body })
  await expect(unknown).rejects.toMatchObject(conflict)
})

test('administrators and engineers of the site dispute; other people see nothing or only read', async () => {
  const { admin, user, join, invoice } = await anEngineersInvoice(server, productId)
  const params = { invoiceId: invoice.invoiceId }
  expect((await admin.call('getInvoice', { params })).mayDispute).toBe(true)
  expect((await user.call('getInvoice', { params })).mayDispute).toBe(true)
  const colleague = await server.signIn()
  await join(colleague.accountId, 'ROLE_USER')
  await expect(disputed(colleague, invoice)).rejects.toMatchObject(missing)
  const stranger = await server.signIn()
  await expect(disputed(stranger, invoice)).rejects.toMatchObject(missing)
  expect((await disputed(user, invoice)).disputes).toHaveLength(1)
  const elsewhere = await anEngineersInvoice(server, productId)
  await expect(disputed(elsewhere.admin, invoice)).rejects.toMatchObject(missing)
  await expect(elsewhere.admin.call('getInvoice', { params })).rejects.toMatchObject(missing)
})

test('the database allows one open dispute per line, and never changes its text', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const { invoiceId } = invoice
  await reject(await disputed(person, invoice))
  await disputed(person, invoice)
  const again = sql`
    insert into invoice_dispute (dispute_id, invoice_id, line_no, status, reason, disputed_by, disputed_at)
    select gen_random_uuid(), invoice_id, line_no, status, reason, disputed_by, disputed_at from invoice_dispute
    where invoice_id = ${invoiceId} and status = 'OPEN'`
  const rejected = sql`update invoice_dispute set reply = 'Other' where invoice_id = ${invoiceId} and status = 'REJECTED'`
  const reworded = sql`update invoice_dispute set reason = 'Other' where invoice_id = ${invoiceId} and status = 'OPEN'`
  const run = (change: typeof again) => server.db.asOwner((owner) => owner.rows(change))
  await expect(run(again)).rejects.toMatchObject({ code: '23505' })
  await expect(run(rejected)).rejects.toMatchObject({ code: '23000' })
  await expect(run(reworded)).rejects.toMatchObject({ code: '23000' })
})
