import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreedWith, invoiceOf, KONKAN, noteTo, paise, sum } from '#tests/support/issued-invoices.ts'
import { proofs } from '#tests/support/proofs.ts'
import { itemsOf } from './billed.rules.ts'
import { eInvoiceOf, eNoteOf, reportBy } from './e-invoice.rules.ts'
import { EInvoice } from './e-invoice.schema.ts'

/** Every sum of the file, to the paisa. */
function expectSums({ ItemList, ValDtls }: EInvoice) {
  expect(sum(ItemList.map(({ AssAmt }) => AssAmt))).toBe(paise(ValDtls.AssVal))
  expect(sum(ItemList.map(({ CgstAmt }) => CgstAmt))).toBe(paise(ValDtls.CgstVal))
  expect(sum(ItemList.map(({ SgstAmt }) => SgstAmt))).toBe(paise(ValDtls.SgstVal))
  expect(sum(ItemList.map(({ IgstAmt }) => IgstAmt))).toBe(paise(ValDtls.IgstVal))
  const { AssVal, CgstVal, SgstVal, IgstVal, RndOffAmt, TotInvVal } = ValDtls
  expect(sum([AssVal, CgstVal, SgstVal, IgstVal, RndOffAmt])).toBe(paise(TotInvVal))
  for (const { TotAmt, Discount, AssAmt, CgstAmt, SgstAmt, IgstAmt, TotItemVal } of ItemList) {
    expect(paise(TotAmt) - paise(Discount)).toBe(paise(AssAmt))
    expect(sum([AssAmt, CgstAmt, SgstAmt, IgstAmt])).toBe(paise(TotItemVal))
  }
}

const states = [
  ['own state', invoiceOf(1), 'B2B'],
  ['another state', invoiceOf(2, agreedWith(KONKAN)), 'B2B'],
] as const
test.each(states)('%s: valid, every sum agrees to the paisa, and no amount is negative', (_what, invoice, type) => {
  const said = EInvoice.parse(eInvoiceOf(invoice))
  expect(said.TranDtls.SupTyp).toBe(type)
  expect(said.DocDtls).toEqual({ Typ: 'INV', No: invoice.invoiceNumber, Dt: '16/11/2026' })
  expectSums(said)
  const { document } = invoice
  expect([paise(said.ValDtls.TotInvVal), paise(said.ValDtls.AssVal)]).toEqual([
    document.totalPaise,
    document.taxablePaise,
  ])
  expect(said.ItemList.every(({ IsServc, HsnCd }) => IsServc === 'Y' && HsnCd.startsWith('99'))).toBe(true)
})

test('the type of a special economic zone depends on whether it pays IGST', () => {
  const sez = (supply: 'SEZ_TAXED' | 'SEZ_LUT') => {
    const invoice = invoiceOf(1)
    return eInvoiceOf({ ...invoice, document: { ...invoice.document, supply } }).TranDtls.SupTyp
  }
  expect([sez('SEZ_TAXED'), sez('SEZ_LUT')]).toEqual(['SEZWP', 'SEZWOP'])
})

test('notes name their invoice, and agree too', () => {
  const invoice = invoiceOf(7)
  for (const kind of ['CREDIT', 'DEBIT'] as const) {
    const said = EInvoice.parse(eNoteOf(noteTo(invoice, kind)))
    expect(said.DocDtls.Typ).toBe(kind === 'CREDIT' ? 'CRN' : 'DBN')
    expect(said.RefDtls).toEqual({ PrecDocDtls: [{ InvNo: 'INV/2627/000007', InvDt: '16/11/2026' }] })
    expectSums(said)
  }
})

test('deductions of any size become discounts, and the taxable value stays', () => {
  const line = fc.record({
    jobId: fc.constantFrom('one', 'two', 'three'),
    amountPaise: fc.integer({ min: -1e9, max: 1e9 }),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (drawn) => {
      const lines = drawn.map((one) => ({ ...one, sac: '997313', description: 'Hire', machineName: 'JLG' }))
      const taxable = lines.reduce((all, { amountPaise }) => all + amountPaise, 0)
      fc.pre(taxable > 0)
      const items = itemsOf(lines)
      expect(items.reduce((all, { taxablePaise }) => all + taxablePaise, 0)).toBe(taxable)
      expect(items.every(({ taxablePaise, discountPaise }) => taxablePaise >= 0 && discountPaise >= 0)).toBe(true)
    }),
    { numRuns: proofs(200, 5000) },
  )
})

const billedAt = (address: string, more = {}) => {
  const invoice = invoiceOf(1)
  const { document } = invoice
  const billTo = { ...document.billTo, address, ...more }
  return eInvoiceOf({ ...invoice, document: { ...document, billTo } })
}

test.each([
  ['411016', []],
  ['403001', ['BuyerDtls.Pin']],
  // Not allotted yet.
  ['429999', []],
])('a buyer of Maharashtra at PIN code %s: refused %j', (pin, refused) => {
  const said = billedAt(`Kalyani Chambers, Pune, Maharashtra ${pin}`)
  expect(EInvoice.safeParse(said).error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(refused)
})

test('the seller’s PIN code is held against its state too', () => {
  const invoice = invoiceOf(1)
  const supplier = { ...invoice.document.supplier, address: 'Lower Parel, Mumbai, Maharashtra 560001' }
  const said = eInvoiceOf({ ...invoice, document: { ...invoice.document, supplier } })
  expect(EInvoice.safeParse(said).error?.issues.map(({ path }) => path.join('.'))).toEqual(['SellerDtls.Pin'])
})

test('texts of any length and kind are cut to what the portal takes', () => {
  const long = 'Shree "Ganesh" \\ Chambers 🏗'.repeat(12)
  const said = billedAt(`${long}, ${'Thiruvananthapuram '.repeat(4)}, Maharashtra 411016`, { name: long })
  const { BuyerDtls } = EInvoice.parse(said)
  expect(BuyerDtls.Loc).toBe('Thiruvananthapuram Thiruvananthapuram Thiruvananth')
  for (const text of [BuyerDtls.LglNm, BuyerDtls.Addr1, BuyerDtls.Addr2 ?? '']) {
    expect(text.length).toBeLessThanOrEqual(100)
    expect(text).toBe(text.trim())
    expect(text).not.toMatch(/["\\\n]/)
    expect(text.isWellFormed()).toBe(true)
  }
  const invoice = invoiceOf(1, { machineName: 'Bucket 36" '.repeat(60) })
  const [item] = EInvoice.parse(eInvoiceOf(invoice)).ItemList
  expect(item?.PrdDesc.length).toBeLessThanOrEqual(300)
  expect(item?.PrdDesc).toContain("Bucket 36' Bucket")
})

test('faults that the portal would refuse are found', () => {
  const invoice = invoiceOf(1)
  const { billTo } = invoice.document
  const said = eInvoiceOf({ ...invoice, document: { ...invoice.document, billTo: { ...billTo, address: 'Pune' } } })
  expect(EInvoice.safeParse(said).error?.issues.map(({ path }) => path.join('.'))).toEqual(['BuyerDtls.Pin'])
  expect(reportBy('2026-11-16')).toBe('2026-12-16')
})
