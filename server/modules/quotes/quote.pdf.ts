// The PDF of a quote, A4; the thread of `server/platform/pdf.ts` renders it.
import { Document, Page } from '@react-pdf/renderer'
import { createElement } from 'react'
import { fill } from '#contract/fill.ts'
import { colours, gaps, onEachPage, type Part, watermark } from '#server/platform/kit.pdf.ts'
import { pdfFonts } from '#server/platform/pdf-fonts.ts'
import { certificatePage } from './quote-certificate.pdf.ts'
import { head } from './quote-head.pdf.ts'
import { lines } from './quote-lines.pdf.ts'
import { type QuotePdf, textsIn } from './quote-pdf.ts'
import { fullTerms, plainTerms } from './quote-terms.pdf.ts'
import { bills, totals } from './quote-totals.pdf.ts'

const pageStyle = {
  fontFamily: pdfFonts,
  color: colours.ink,
  paddingHorizontal: gaps.page,
  paddingTop: 52,
  paddingBottom: 52,
}
/** Points from the top of an A4 page. */
const HEAD = 24
const FOOT = 806
const margin = { position: 'absolute', fontSize: 8, color: colours.muted } as const

const numberOf = ({ quote, lang }: QuotePdf) => {
  const { quoteNumber, version } = quote
  return fill(textsIn(lang).own.numbered, { quoteNumber, version })
}

/** The running head and foot, and the watermark of a draft. */
function onEveryPage(data: QuotePdf): Part[] {
  const { quote, lang, status } = data
  const { own } = textsIn(lang)
  const numbered = numberOf(data)
  return [
    status === 'DRAFT' ? watermark(own.draft) : null,
    onEachPage({ ...margin, top: HEAD, left: gaps.page }, () => numbered),
    onEachPage({ ...margin, top: HEAD, right: gaps.page }, () => quote.supplier.name),
    onEachPage({ ...margin, top: FOOT, left: gaps.page }, () => fill(own.gstin, { gstin: quote.supplier.gstin ?? '' })),
    onEachPage({ ...margin, top: FOOT, right: gaps.page }, ({ pageNumber, totalPages }) =>
      fill(own.page, { page: pageNumber, pages: totalPages }),
    ),
  ]
}

const page = (data: QuotePdf, ...parts: readonly Part[]) =>
  createElement(Page, { size: 'A4', style: pageStyle }, ...onEveryPage(data), ...parts)

/** The document of a version. */
export function document(data: QuotePdf) {
  const { quote, lang, certificate } = data
  const { own } = textsIn(lang)
  const [title, author] = [`${own.title} ${numberOf(data)}`, quote.supplier.name]
  return createElement(
    Document,
    { title, author, language: lang },
    page(data, head(data), lines(data), totals(data), bills(data), plainTerms(data), fullTerms(data)),
    certificate && page(data, certificatePage(data, certificate)),
  )
}
