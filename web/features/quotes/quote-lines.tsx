import type { ReactNode } from 'react'
import type { QuoteDocument } from '#contract/quotes.ts'
import { billColumns } from './bill-columns.ts'
import { amountText, columnText, periodsText } from './column-words.ts'
import { QuoteLine } from './quote-line.tsx'
import { useViewTexts } from './view-texts.ts'

export type Choosing = (lineNo: number, productId: string) => void
type Props = {
  quote: QuoteDocument
  /** The version as it was sent, which has the machines in their order. */
  sent?: QuoteDocument | undefined
  drawing: (productId: string) => ReactNode
  onChoose?: Choosing | undefined
  /** The machine just chosen on a line. */
  chosenOn?: ((lineNo: number) => string | undefined) | undefined
}

/** The lines over one axis of bills: read across it is a line, read down it is a bill. */
export function QuoteLines({ quote, sent = quote, drawing, onChoose, chosenOn }: Props) {
  const text = useViewTexts()
  const columns = billColumns(quote)
  return (
    <section aria-label={text.machines} className="quote-lines" data-columns={columns.length}>
      <div className="quote-head" aria-hidden="true">
        <p className="quote-columns">
          {columns.map((column, index) => (
            <span key={column.first}>{columnText(column, index, text)}</span>
          ))}
        </p>
      </div>
      <ul>
        {quote.lines.map((line, index) => (
          <QuoteLine
            key={line.lineNo}
            quote={quote}
            line={line}
            columns={columns}
            drawing={drawing(line.productId)}
            order={offeredOn(sent, index)}
            chosen={chosenOn?.(line.lineNo)}
            onChoose={onChoose && ((productId) => onChoose(line.lineNo, productId))}
          />
        ))}
      </ul>
      <div className="quote-line quote-bills">
        <div>
          <h3 className="heading text-xl">{text.bills}</h3>
          <p className="text-sm text-ink-3">{text.billsNote}</p>
        </div>
        <ul className="quote-columns" aria-label={text.bills}>
          {columns.map((column) => (
            <li key={column.first}>
              <span className="sr-only">{periodsText(column)}: </span>
              <span className="figure text-lg">{amountText(column.amountPaise)}</span>
              {column.periods > 1 && <small>{text.each}</small>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function offeredOn({ lines }: QuoteDocument, index: number) {
  const line = lines[index]
  return line ? [line, ...line.alternatives].map(({ productId }) => productId) : []
}
