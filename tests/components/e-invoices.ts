import { type EInvoiceDocument, EInvoices } from '#contract/gst.e-invoices.ts'
import { Registration } from '#contract/invoices.registration.ts'
import { makerOf, type Named, sampleOf } from './sample-of.ts'
import { idOf } from './samples.ts'

const IRN = '23f498ee41441ecad30f72ba5b9907506c3df70a17b0e0dff46b76a786400662'

/** The portal's acknowledgement of the sample invoice; its QR is as long as a real one. */
export const aRegistration = makerOf(Registration, {
  documentId: idOf(980),
  irn: IRN,
  ackNumber: '112010000000007',
  ackedAt: '2026-11-16T11:36:00Z',
  signedQr: `${'e'.repeat(40)}.${'Ab1_'.repeat(110)}.${'x-Y9'.repeat(85)}`,
})

/** The portal status of the sample invoice. */
export const aReport = makerOf<EInvoiceDocument>(EInvoices.shape.documents.element, {
  documentId: idOf(980),
  number: 'INV/2627/000087',
})

/** Of a house that need not report, unless the test says otherwise. */
export const someEInvoices = (more: Named<EInvoices> = {}) => ({
  eInvoices: sampleOf(EInvoices, { documents: [aReport()], ...more }),
})
