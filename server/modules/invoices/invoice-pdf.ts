// The input of a printed invoice, and its texts in the reader's language.

import type { Registration } from '#contract/invoices.registration.ts'
import type { Invoice, InvoiceDocument, InvoiceLine } from '#contract/invoices.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { billReasonTexts as englishReasons } from '#contract/texts/bill-reasons.en.ts'
import { billReasonTexts as hindiReasons } from '#contract/texts/bill-reasons.hi.ts'
import { invoiceTexts as english } from '#contract/texts/invoices.en.ts'
import { invoiceTexts as hindi } from '#contract/texts/invoices.hi.ts'
import { invoicePdfTexts as englishPdf } from '#contract/texts/invoices.pdf.en.ts'
import { invoicePdfTexts as hindiPdf } from '#contract/texts/invoices.pdf.hi.ts'

/** The invoice as it was issued: what was paid since then is no part of the paper. */
export type PrintedInvoice = InvoiceDocument &
  Pick<Invoice, 'invoiceNumber' | 'invoiceDate' | 'dueDate' | 'hash' | 'issuedBy' | 'issuedAt'>

export type InvoicePdf = {
  readonly lang: LanguageCode
  readonly invoice: PrintedInvoice
  /** The portal's acknowledgement of the document. */
  readonly registration: Registration | null
  /** PNG. */
  readonly logo: Uint8Array | null
}

const all = {
  en: { own: { ...english, ...englishPdf }, reasons: englishReasons },
  hi: { own: { ...hindi, ...hindiPdf }, reasons: hindiReasons },
} as const

export const textsIn = (lang: LanguageCode) => all[lang]
export type PdfTexts = (typeof all)[LanguageCode]

export const numberOf = ({ invoice, lang }: InvoicePdf) => invoice.invoiceNumber ?? textsIn(lang).own.draftNumber

/** So many sites, orders or sheets stand in the head; more are listed at the end, where they may run onto a page. */
export const FEW = 3

/** The summary sheets of the lines, each once, in their order. */
export const sheetsOf = ({ lines }: { readonly lines: readonly Pick<InvoiceLine, 'summaryNumber'>[] }) => [
  ...new Set(lines.map(({ summaryNumber }) => summaryNumber)),
]
