// The PDF of a summary sheet, A4; the thread of `server/platform/pdf.ts` renders it.
import { Document, Page } from '@react-pdf/renderer'
import { createElement } from 'react'
import { fill } from '#contract/fill.ts'
import { colours, gaps, onEachPage, type Part, watermark } from '#server/platform/kit.pdf.ts'
import { pdfFonts } from '#server/platform/pdf-fonts.ts'
import { days } from './sheet-days.pdf.ts'
import { head } from './sheet-head.pdf.ts'
import { lines } from './sheet-lines.pdf.ts'
import { month } from './sheet-month.pdf.ts'
import { numberOf, type SheetPdf, textsIn } from './sheet-pdf.ts'
import { signatures } from './sheet-signatures.pdf.ts'

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

/** The running head and foot, and the watermark of a sheet that was not sent. */
function onEveryPage(data: SheetPdf): Part[] {
  const { own } = textsIn(data.lang)
  const numbered = numberOf(data)
  return [
    data.sheet.version === 0 ? watermark(own.draft) : null,
    onEachPage({ ...margin, top: HEAD, left: gaps.page }, () => numbered),
    onEachPage({ ...margin, top: HEAD, right: gaps.page }, () => data.supplier.name),
    onEachPage({ ...margin, top: FOOT, left: gaps.page }, () => fill(own.gstin, { gstin: data.supplier.gstin ?? '' })),
    onEachPage({ ...margin, top: FOOT, right: gaps.page }, ({ pageNumber, totalPages }) =>
      fill(own.page, { page: pageNumber, pages: totalPages }),
    ),
  ]
}

/** The document of a sheet: its bill and where to sign, then the days behind it. */
export function document(data: SheetPdf) {
  const { sheet, lang, supplier } = data
  const { own } = textsIn(lang)
  const parts = [head(data), month(data), lines(data), signatures(data), days(data)]
  return createElement(
    Document,
    { title: `${own.name} ${sheet.summaryNumber}`, author: supplier.name, language: lang },
    createElement(Page, { size: 'A4', style: pageStyle }, ...onEveryPage(data), ...parts),
  )
}
