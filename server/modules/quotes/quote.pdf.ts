// The PDF of a quote, A4; the thread of `server/platform/pdf.ts` renders it.
import { Document, Page } from '@react-pdf/renderer'
import { createElement } from 'react'
import { fill } from '#contract/fill.ts'
import { marginsOnEachPage, type Part, plainPage, watermark } from '#server/platform/kit.pdf.ts'
import { certificatePage } from './quote-certificate.pdf.ts'
import { head } from './quote-head.pdf.ts'
import { lines } from './quote-lines.pdf.ts'
import { type QuotePdf, textsIn } from './quote-pdf.ts'
import { fullTerms, plainTerms } from './quote-terms.pdf.ts'
import { bills, totals } from './quote-totals.pdf.ts'

const pageStyle = { ...plainPage, paddingVertical: 52 }

const numberOf = ({ quote, lang }: QuotePdf) => {
  const { quoteNumber, version } = quote
  return fill(textsIn(lang).own.numbered, { quoteNumber, version })
}

/** The running head and foot, and the watermark of a draft. */
function onEveryPage(data: QuotePdf): Part[] {
  const { quote, lang, status } = data
  const { own } = textsIn(lang)
  const { name: house, gstin } = quote.supplier
  const note = fill(own.gstin, { gstin: gstin ?? '' })
  return [
    status === 'DRAFT' ? watermark(own.draft) : null,
    ...marginsOnEachPage({ number: numberOf(data), house, note, page: own.page }),
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
