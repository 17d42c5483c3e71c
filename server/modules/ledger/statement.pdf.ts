// A statement of account, A4; the thread of `server/platform/pdf.ts` renders it.
import { Document, Page } from '@react-pdf/renderer'
import { createElement } from 'react'
import { formatDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import { box, colours, footOnEachPage, letterheadLogo, plainPage, row, text } from '#server/platform/kit.pdf.ts'
import { type PdfTexts, type StatementPdf, textsIn } from './statement-pdf.ts'
import { rowsOf } from './statement-rows.pdf.ts'

const bold = { fontWeight: 700 } as const

const fact = (label: string, value: string) =>
  box({ flex: 1, paddingRight: 8 }, text({ fontSize: 8, color: colours.muted }, label), text(bold, value))

function head({ supplier, statement, printedOn, logo }: StatementPdf, own: PdfTexts) {
  const { customerName, from, to } = statement
  const { name, address, gstin } = supplier
  return box(
    {},
    row(
      { justifyContent: 'space-between', marginBottom: 14 },
      box(
        { width: 290 },
        letterheadLogo(logo),
        text({ fontSize: 11, ...bold }, name),
        text({ fontSize: 8.5 }, address),
        gstin === null ? null : text({ fontSize: 8.5 }, fill(own.gstin, { gstin })),
      ),
      text({ width: 210, fontSize: 17, ...bold, lineHeight: 1.2, textAlign: 'right' }, own.statement),
    ),
    row(
      { borderTopWidth: 1, borderColor: colours.ink, paddingTop: 8 },
      fact(own.customer, customerName),
      fact(own.period, fill(own.dates, { from: formatDate(from), to: formatDate(to) })),
      fact(own.printed, formatDate(printedOn)),
    ),
  )
}

/** The statement of account of a customer. */
export function document(data: StatementPdf) {
  const own = textsIn(data.lang)
  const { supplier, statement } = data
  const title = `${own.statement}, ${statement.customerName}`
  return createElement(
    Document,
    { title, author: supplier.name, language: data.lang },
    createElement(
      Page,
      { size: 'A4', style: plainPage },
      ...footOnEachPage(title, own.page),
      head(data, own),
      rowsOf(data, own),
    ),
  )
}
