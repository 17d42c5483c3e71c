import { expect, test } from 'vitest'
import { acknowledged } from '#scripts/e-invoice-simulator.ts'
import { invoiceOf, noteTo } from '#tests/support/issued-invoices.ts'
import { differing, irnOf, portalInstant, qrFactsOf } from './acknowledgement.rules.ts'
import { eInvoiceOf, eNoteOf } from './e-invoice.rules.ts'

const now = new Date('2026-11-20T10:00:00Z')

test('the IRN equals the published example’s, and one of the first quarter belongs to the year before', () => {
  const said = (Gstin: string, No: string, Dt: string) =>
    irnOf({ SellerDtls: { ...eInvoiceOf(invoiceOf(1)).SellerDtls, Gstin }, DocDtls: { Typ: 'INV', No, Dt } })
  // https://www.gstzen.in/a/e-invoice-reference-number.html
  const published = '23f498ee41441ecad30f72ba5b9907506c3df70a17b0e0dff46b76a786400662'
  for (const date of ['01/04/2019', '31/03/2020']) expect(said('29AAFCC9980M1ZR', '2019-20/KA/1', date)).toBe(published)
  for (const date of ['31/03/2019', '01/04/2020'])
    expect(said('29AAFCC9980M1ZR', '2019-20/KA/1', date)).not.toBe(published)
})

const told = eInvoiceOf(invoiceOf(1))
function answerOf(said = told) {
  const { Irn, AckNo, AckDt, SignedQRCode, SignedInvoice } = acknowledged(said, now, 7)
  const ackedAt = portalInstant(AckDt)
  return { irn: Irn, ackNumber: String(AckNo), ackedAt, signedQr: SignedQRCode, signedInvoice: SignedInvoice }
}

test('a correct acknowledgement has no difference, for an invoice and for both notes', () => {
  for (const said of [told, eNoteOf(noteTo(invoiceOf(1), 'CREDIT')), eNoteOf(noteTo(invoiceOf(1), 'DEBIT'))])
    expect(differing(said, answerOf(said), now)).toEqual([])
  expect(qrFactsOf(answerOf().signedQr)?.DocNo).toBe('INV/2627/000001')
})

test('each difference is named', () => {
  const other = answerOf(eInvoiceOf(invoiceOf(2)))
  expect(differing(told, other, now)).toEqual(['Irn', 'SignedQRCode.DocNo', 'SignedQRCode.Irn'])
  expect(differing(told, { ...answerOf(), irn: other.irn }, now)).toEqual(['Irn'])
  expect(differing(told, { ...answerOf(), signedQr: other.signedQr }, now)).toContain('SignedQRCode.DocNo')
  const dearer = { ...told, ValDtls: { ...told.ValDtls, TotInvVal: told.ValDtls.TotInvVal + 0.01 } }
  expect(differing(dearer, answerOf(), now)).toEqual(['SignedQRCode.TotInvVal'])
})

test('a token that is not the portal’s, and a time in the future, are named', () => {
  for (const signedQr of ['', 'a.b.c', `a.${Buffer.from('{"data":7}').toString('base64url')}.c`])
    expect(differing(told, { ...answerOf(), signedQr }, now)).toEqual(['SignedQRCode'])
  const late = (text: string) => differing(told, { ...answerOf(), ackedAt: portalInstant(text) }, now)
  expect([late('2026-11-20 15:39:00'), late('2026-11-20 15:41:00'), late('2026-13-40 25:00:00')]).toEqual([
    [],
    ['AckDt'],
    ['AckDt'],
  ])
  // A day that does not exist is not one of the next month.
  expect(late('2026-02-30 10:00:00')).toEqual(['AckDt'])
})
