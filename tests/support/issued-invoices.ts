// Invoices and notes as they were issued, and the amounts of portals' files.
import type { InvoiceNote } from '#contract/invoices.ts'
import { tax } from '#server/hire/tax.ts'
import type { IssuedInvoice, IssuedNote } from '#server/modules/gst/billed.rules.ts'
import { taxFactsOf } from '#server/modules/quotes/supplying.ts'
import { anInvoiceDocument } from './invoice-documents.ts'

export const KONKAN = {
  name: 'Konkan Infra LLP',
  gstin: '30AAACK1234F1ZV',
  address: 'Panaji, Goa 403001',
  state: 'Goa',
}
export const PERSON = {
  name: 'Meera Joshi',
  gstin: null,
  address: '4 Baner Road, Pune, Maharashtra 411045',
  state: 'Maharashtra',
}
type Line = NonNullable<Parameters<typeof anInvoiceDocument>[1]>['line']
export const agreedWith = (billTo: typeof KONKAN | typeof PERSON, supply = 'DOMESTIC' as const): Line => ({
  agreed: { billTo, supply, paymentDays: 30, poNumber: null },
})

export const invoiceOf = (n: number, line: Line = {}): IssuedInvoice => ({
  invoiceId: `01980000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  invoiceNumber: `INV/2627/${String(n).padStart(6, '0')}`,
  invoiceDate: '2026-11-16',
  customerId: `01980000-0000-7000-8000-00003f9a1${n.toString(16).padStart(3, '0')}`,
  customerName: 'Deccan',
  document: anInvoiceDocument(5, { line }),
})
export function noteTo(invoice: IssuedInvoice, kind: 'CREDIT' | 'DEBIT', amountPaise = 100_001): IssuedNote {
  const lines = [{ lineNo: 1, amountPaise }]
  const note: InvoiceNote = {
    noteId: invoice.invoiceId,
    noteNumber: `${kind === 'CREDIT' ? 'CRN' : 'DBN'}/2627/000001`,
    kind,
    noteDate: '2026-11-20',
    reason: 'HOURS',
    explanation: 'One hour less.',
    lines,
    issuedBy: 'Sunita',
    issuedAt: '2026-11-20T06:00:00Z',
    ...tax(lines, taxFactsOf(invoice.document)),
  }
  return { note, invoice }
}

/** Rupees of a portal's file as paise. */
export const paise = (amount: number) => Math.round(amount * 100)
export const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + paise(amount), 0)
