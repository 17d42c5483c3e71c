import type { ReactNode } from 'react'
import { formatRupees } from '#contract/money.ts'
import type { PricedLine, QuoteDocument } from '#contract/quotes.ts'
import { fill } from '#web/platform/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { BillColumn } from './bill-columns.ts'
import { LineArithmetic } from './line-arithmetic.tsx'
import { LineChoice } from './line-choice.tsx'
import { LineRuler } from './line-ruler.tsx'
import { lineName, lineSentences } from './line-words.ts'
import { useViewTexts } from './view-texts.ts'

type Props = {
  quote: QuoteDocument
  line: PricedLine
  columns: readonly BillColumn[]
  drawing: ReactNode
  order: readonly string[]
  chosen?: string | undefined
  onChoose?: ((productId: string) => void) | undefined
}

/** One line of a quote: machine, sentence, ruler of months, choice, and the arithmetic behind it. */
export function QuoteLine({ quote, line, columns, drawing, order, chosen, onChoose }: Props) {
  const text = useViewTexts()
  return (
    <li className="quote-line">
      <div className="quote-picture">{drawing}</div>
      <div className="quote-title">
        <h3 className="heading text-xl">{lineName(line, text)}</h3>
        <p className="figure text-xl">{formatRupees(line.plannedPaise)}</p>
      </div>
      <p className="quote-says">{lineSentences(line, text)}</p>
      <div className="quote-body">
        <LineRuler quote={quote} line={line} columns={columns} />
        {line.alternatives.length > 0 && <LineChoice {...{ line, order, chosen, onChoose }} />}
        <details className="fold">
          <summary aria-label={fill(text.showNamed, { name: lineName(line, text) })}>
            <Icon name="down" className="size-4" />
            {text.show}
          </summary>
          <LineArithmetic line={line} />
        </details>
      </div>
    </li>
  )
}
