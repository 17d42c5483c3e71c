import { expect, test } from 'vitest'
import { agreedWith, invoiceOf, KONKAN, noteTo, PERSON, sum } from '#tests/support/issued-invoices.ts'
import { isReported } from './e-invoice.rules.ts'
import { gstr1Of, type Month } from './gstr1.rules.ts'
import { Gstr1 } from './gstr1.schema.ts'
import { tablesOf } from './overview.rules.ts'

const [deccan, konkan, meera] = [invoiceOf(1), invoiceOf(2, agreedWith(KONKAN)), invoiceOf(3, agreedWith(PERSON))]
const advance = {
  placeOfSupply: '27',
  gstPercent: '18',
  amountPaise: 118_000,
  cgstPaise: 9000,
  sgstPaise: 9000,
  igstPaise: 0,
}
const month: Month = {
  month: '2026-11',
  gstin: deccan.document.supplier.gstin ?? '',
  invoices: [deccan, konkan, meera],
  notes: [noteTo(deccan, 'CREDIT'), noteTo(meera, 'CREDIT')],
  received: [advance, { ...advance, placeOfSupply: null, cgstPaise: 0, sgstPaise: 0, igstPaise: 18_000 }],
  adjusted: [],
  series: [{ docNum: 1, first: 'INV/2627/000001', last: 'INV/2627/000003', count: 3 }],
}
const said = Gstr1.parse(gstr1Of(month))

test('documents are in their tables', () => {
  expect(said.fp).toBe('112026')
  expect(said.b2b.map(({ ctin, inv }) => [ctin, inv.map(({ inum }) => inum)])).toEqual([
    ['27ZZXCB9949G1ZM', ['INV/2627/000001']],
    [KONKAN.gstin, ['INV/2627/000002']],
  ])
  expect(said.b2cs).toMatchObject([{ pos: '27', sply_ty: 'INTRA', rt: 18 }])
  expect(said.cdnr.map(({ nt }) => nt.map(({ ntty, nt_dt }) => [ntty, nt_dt]))).toEqual([[['C', '20-11-2026']]])
  expect(said.at).toMatchObject([
    { pos: '27', sply_ty: 'INTRA', itms: [{ ad_amt: 1000, camt: 90, samt: 90 }] },
    { pos: '97', sply_ty: 'INTER', itms: [{ ad_amt: 1000, iamt: 180 }] },
  ])
  expect(said.doc_issue.doc_det[0]?.docs).toMatchObject([{ totnum: 3, cancel: 0, net_issue: 3 }])
})

test('a customer with a UIN is in the table of registered ones, with notes, and has no e-invoice', () => {
  const embassy = { name: 'Embassy', gstin: '0717USA00022UN7', address: 'New Delhi, Delhi 110021', state: 'Delhi' }
  const invoice = invoiceOf(5, agreedWith(embassy))
  const { b2b, b2cs, cdnr } = Gstr1.parse(
    gstr1Of({ ...month, invoices: [invoice], notes: [noteTo(invoice, 'CREDIT')] }),
  )
  expect([b2b.map(({ ctin }) => ctin), b2cs, cdnr.map(({ ctin }) => ctin)]).toEqual([
    [embassy.gstin],
    [],
    [embassy.gstin],
  ])
  expect([isReported(invoice.document), isReported(deccan.document)]).toEqual([false, true])
})

test('a large invoice to another state without a GSTIN is listed by itself', () => {
  const away = { ...PERSON, address: 'Panaji, Goa 403001', state: 'Goa' }
  const large = invoiceOf(4, agreedWith(away))
  const { b2cl, b2cs, cdnur } = Gstr1.parse(gstr1Of({ ...month, invoices: [large], notes: [noteTo(large, 'CREDIT')] }))
  expect([b2cl.map(({ pos }) => pos), b2cs, cdnur.map(({ ntty }) => ntty)]).toEqual([['30'], [], ['C']])
})

test('the supplies by code are the documents less credit notes, to the paisa', () => {
  const rows = [...said.hsn.hsn_b2b, ...said.hsn.hsn_b2c]
  const documents = month.invoices.map(({ document }) => document)
  const credits = month.notes.map(({ note }) => note)
  const net = (head: 'taxablePaise' | 'cgstPaise' | 'igstPaise') =>
    documents.reduce((all, one) => all + one[head], 0) - credits.reduce((all, one) => all + one[head], 0)
  expect(sum(rows.map(({ txval }) => txval))).toBe(net('taxablePaise'))
  expect(sum(rows.map(({ camt }) => camt))).toBe(net('cgstPaise'))
  expect(sum(rows.map(({ iamt }) => iamt))).toBe(net('igstPaise'))
})

test('the overview of a month takes credit notes off and adds debit notes', () => {
  const notesOf = (...notes: Month['notes']) =>
    tablesOf(Gstr1.parse(gstr1Of({ ...month, notes }))).find(({ table }) => table === 'CDNR')
  const [credit, debit] = [noteTo(deccan, 'CREDIT'), noteTo(konkan, 'DEBIT')]
  expect(notesOf(credit)?.taxablePaise).toBe(-credit.note.taxablePaise)
  expect(notesOf(debit)?.taxablePaise).toBe(debit.note.taxablePaise)
  expect(notesOf(credit, debit)).toMatchObject({
    documents: 2,
    taxablePaise: debit.note.taxablePaise - credit.note.taxablePaise,
  })
})
