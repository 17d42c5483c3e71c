// The PDF of a summary sheet, A4; the thread of `server/platform/pdf.ts` renders it.
import { Document, Page } from '@react-pdf/renderer'
import { createElement } from 'react'
import { fill } from '#contract/fill.ts'
import { marginsOnEachPage, type Part, plainPage, watermark } from '#server/platform/kit.pdf.ts'
import { days } from './sheet-days.pdf.ts'
import { head } from './sheet-head.pdf.ts'
import { lines } from './sheet-lines.pdf.ts'
import { month } from './sheet-month.pdf.ts'
import { numberOf, type SheetPdf, textsIn } from './sheet-pdf.ts'
import { signatures } from './sheet-signatures.pdf.ts'

/** The running head and foot, and the watermark of a sheet that was not sent. */
function onEveryPage(data: SheetPdf): Part[] {
  const { own } = textsIn(data.lang)
  const { name: house, gstin } = data.supplier
  const note = fill(own.gstin, { gstin: gstin ?? '' })
  return [
    data.sheet.version === 0 ? watermark(own.draft) : null,
    ...marginsOnEachPage({ number: numberOf(data), house, note, page: own.page }),
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
    createElement(Page, { size: 'A4', style: plainPage }, ...onEveryPage(data), ...parts),
  )
}
