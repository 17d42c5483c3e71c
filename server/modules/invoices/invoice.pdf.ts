// The PDF of an invoice, A4; the thread of `server/platform/pdf.ts` renders it.
import { Document, Page } from '@react-pdf/renderer'
import { createElement } from 'react'
import { fill } from '#contract/fill.ts'
import { marginsOnEachPage, type Part, plainPage, watermark } from '#server/platform/kit.pdf.ts'
import { foot, lists, note, payment } from './invoice-foot.pdf.ts'
import { head } from './invoice-head.pdf.ts'
import { lines } from './invoice-lines.pdf.ts'
import { type InvoicePdf, numberOf, textsIn } from './invoice-pdf.ts'
import { totals } from './invoice-totals.pdf.ts'
import { registrationBox } from './registration.pdf.ts'

/** The running head and foot, and the watermark of a draft. */
function onEveryPage(data: InvoicePdf): Part[] {
  const { own } = textsIn(data.lang)
  const { supplier, invoiceNumber } = data.invoice
  const number = `${own.taxInvoice} ${numberOf(data)}`
  const note = fill(own.gstin, { gstin: supplier.gstin ?? '' })
  return [
    invoiceNumber === null ? watermark(own.draft) : null,
    ...marginsOnEachPage({ number, house: supplier.name, note, page: own.page }),
  ]
}

/** Ten lines, the sums and the foot stand on one page. */
const page = { ...plainPage, paddingVertical: 38 }

/** The document of an invoice, draft or issued. */
export function document(data: InvoicePdf) {
  const { own } = textsIn(data.lang)
  const besideSums = data.registration === null ? payment(data) : registrationBox(data.registration, textsIn(data.lang))
  const parts = [head(data), lines(data), totals(data, besideSums), note(data), foot(data), lists(data)]
  return createElement(
    Document,
    { title: `${own.taxInvoice} ${numberOf(data)}`, author: data.invoice.supplier.name, language: data.lang },
    createElement(Page, { size: 'A4', style: page }, ...onEveryPage(data), ...parts),
  )
}
