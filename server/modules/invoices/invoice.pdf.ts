// The PDF of an invoice, A4; the thread of `server/platform/pdf.ts` renders it.
import { Document, Page } from '@react-pdf/renderer'
import { createElement } from 'react'
import { fill } from '#contract/fill.ts'
import { colours, gaps, onEachPage, type Part, watermark } from '#server/platform/kit.pdf.ts'
import { pdfFonts } from '#server/platform/pdf-fonts.ts'
import { foot, lists, note } from './invoice-foot.pdf.ts'
import { head } from './invoice-head.pdf.ts'
import { lines } from './invoice-lines.pdf.ts'
import { type InvoicePdf, numberOf, textsIn } from './invoice-pdf.ts'
import { totals } from './invoice-totals.pdf.ts'
import { registrationBox } from './registration.pdf.ts'

const pageStyle = {
  fontFamily: pdfFonts,
  color: colours.ink,
  paddingHorizontal: gaps.page,
  paddingTop: 48,
  paddingBottom: 48,
}
/** Points from the top of an A4 page. */
const [HEAD, FOOT] = [24, 806]
const margin = { position: 'absolute', fontSize: 8, color: colours.muted } as const

/** The running head and foot, and the watermark of a draft. */
function onEveryPage(data: InvoicePdf): Part[] {
  const { own } = textsIn(data.lang)
  const { supplier, invoiceNumber } = data.invoice
  const numbered = `${own.taxInvoice} ${numberOf(data)}`
  return [
    invoiceNumber === null ? watermark(own.draft) : null,
    onEachPage({ ...margin, top: HEAD, left: gaps.page }, () => numbered),
    onEachPage({ ...margin, top: HEAD, right: gaps.page }, () => supplier.name),
    onEachPage({ ...margin, top: FOOT, left: gaps.page }, () => fill(own.gstin, { gstin: supplier.gstin ?? '' })),
    onEachPage({ ...margin, top: FOOT, right: gaps.page }, ({ pageNumber, totalPages }) =>
      fill(own.page, { page: pageNumber, pages: totalPages }),
    ),
  ]
}

/** The document of an invoice, draft or issued. */
export function document(data: InvoicePdf) {
  const { own } = textsIn(data.lang)
  const registered = registrationBox(data.registration, textsIn(data.lang), true)
  const parts = [head(data), lines(data), totals(data), note(data), registered, foot(data), lists(data)]
  return createElement(
    Document,
    { title: `${own.taxInvoice} ${numberOf(data)}`, author: data.invoice.supplier.name, language: data.lang },
    createElement(Page, { size: 'A4', style: pageStyle }, ...onEveryPage(data), ...parts),
  )
}
