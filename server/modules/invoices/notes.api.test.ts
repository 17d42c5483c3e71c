import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { IssueNote } from '#contract/invoices.calls.ts'
import { anInvoice } from '#tests/support/invoices.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const accounts = async () => (await server.signInStaff('ACCOUNTS')).call
const credit = (lines: IssueNote['lines']): IssueNote => ({
  kind: 'CREDIT',
  reason: 'HOURS',
  explanation: 'Two hours were counted twice.',
  lines,
})
const note = async (id: string, body: IssueNote, ifMatch = '*') =>
  (await (await accounts())('issueNote', { params: { id }, headers: { 'if-match': ifMatch }, body })).invoice

/** The customer's balance by the ledger, in paise. */
const owed = async (companyOrPerson: { accountId: string | null }) => {
  const found = await server.db.asOwner((owner) =>
    owner.first(sql<{ paise: number }>`
      select coalesce(sum(debit_paise - credit_paise), 0)::float8 as paise from ledger_line l
      where account = 'RECEIVABLES' and account_id = ${companyOrPerson.accountId}`),
  )
  return found?.paise
}

test('a credit note takes off its lines with their tax, and a debit note adds them', async () => {
  const { person, invoice } = await anInvoice(server, productId)
  const credited = await note(invoice.invoiceId, credit([{ lineNo: 1, amountPaise: 100_000 }]))
  expect(credited.notes).toMatchObject([
    {
      kind: 'CREDIT',
      noteNumber: expect.stringMatching(/^CRN\/\d{4}\/\d{6}$/),
      taxablePaise: 100_000,
      totalPaise: 118_000,
      lines: [{ lineNo: 1, amountPaise: 100_000 }],
    },
  ])
  expect(credited).toMatchObject({
    status: 'ISSUED',
    totalPaise: invoice.totalPaise,
    balancePaise: invoice.totalPaise - 118_000,
    creditedPaise: 118_000,
  })
  expect(await owed(invoice.customer)).toBe(credited.balancePaise)
  const debited = await note(invoice.invoiceId, { ...credit([{ lineNo: 1, amountPaise: 50_000 }]), kind: 'DEBIT' })
  expect(debited.balancePaise).toBe(credited.balancePaise + 59_000)
  expect(debited.notes.map(({ noteNumber }) => noteNumber.slice(0, 3))).toEqual(['CRN', 'DBN'])
  expect(await owed(invoice.customer)).toBe(debited.balancePaise)
  const read = await person.call('getInvoice', { params: { invoiceId: invoice.invoiceId } })
  expect(read.invoice).toEqual(debited)
  expect(debited.events.map(({ event }) => event)).toEqual(['draft', 'issue', 'credit', 'debit'])
})

test('an invoice that is credited whole has nothing left to pay, and a debit note opens it again', async () => {
  const { invoice } = await anInvoice(server, productId)
  const all = invoice.lines.map(({ lineNo, amountPaise }) => ({ lineNo, amountPaise }))
  const credited = await note(invoice.invoiceId, credit(all.filter(({ amountPaise }) => amountPaise > 0)))
  expect(credited).toMatchObject({ status: 'PAID', balancePaise: 0 })
  expect(await owed(invoice.customer)).toBe(0)
  const debited = await note(invoice.invoiceId, { ...credit([{ lineNo: 1, amountPaise: 10_000 }]), kind: 'DEBIT' })
  expect(debited).toMatchObject({ status: 'ISSUED', balancePaise: 11_800 })
})

test('no line is credited beyond its amount, however often', async () => {
  const { invoice } = await anInvoice(server, productId)
  const [line] = invoice.lines
  const amountPaise = line?.amountPaise ?? 0
  const over = credit([{ lineNo: 1, amountPaise: amountPaise + 1 }])
  await expect(note(invoice.invoiceId, over)).rejects.toMatchObject({ type: '/problems/over-credited' })
  await note(invoice.invoiceId, credit([{ lineNo: 1, amountPaise: amountPaise - 100 }]))
  await expect(note(invoice.invoiceId, credit([{ lineNo: 1, amountPaise: 200 }]))).rejects.toMatchObject({
    type: '/problems/over-credited',
  })
  await expect(note(invoice.invoiceId, credit([{ lineNo: 999, amountPaise: 1 }]))).rejects.toMatchObject({
    type: '/problems/validation',
  })
  // The database refuses it too.
  await expect(
    server.db.asOwner((owner) =>
      owner.rows(sql`
        insert into invoice_note_line (note_id, invoice_id, line_no, amount_paise)
        select n.note_id, n.invoice_id, b.line_no, b.amount_paise + 1 from invoice_note n join invoice_line b using (invoice_id)
        where n.invoice_id = ${invoice.invoiceId} and b.line_no = 2`),
    ),
  ).rejects.toMatchObject({ code: '23514' })
})

test('a note names the state of the invoice that it corrects', async () => {
  const { invoice } = await anInvoice(server, productId)
  const call = await accounts()
  const params = { id: invoice.invoiceId }
  const body = credit([{ lineNo: 1, amountPaise: 100 }])
  await expect(call('issueNote', { params, headers: {}, body })).rejects.toMatchObject({ status: 428 })
  await note(invoice.invoiceId, body, 'W/"2"')
  await expect(note(invoice.invoiceId, body, 'W/"2"')).rejects.toMatchObject({ status: 412 })
})

test('the tax of an invoice is credited until 30 November after its financial year', async () => {
  const { invoice } = await anInvoice(server, productId)
  await server.db.asOwner(async (owner) => {
    await owner.rows(sql`alter table invoice disable trigger invoice_stays`)
    await owner.rows(sql`update invoice set invoice_date = '2020-04-01' where invoice_id = ${invoice.invoiceId}`)
    await owner.rows(sql`alter table invoice enable trigger invoice_stays`)
  })
  await expect(note(invoice.invoiceId, credit([{ lineNo: 1, amountPaise: 100 }]))).rejects.toMatchObject({
    type: '/problems/note-too-late',
  })
})
