import type { ReactNode } from 'react'
import type { QuoteDocument } from '#contract/quotes.ts'
import { type Choosing, QuoteLines } from './quote-lines.tsx'
import { QuoteTerms } from './quote-terms.tsx'
import { QuoteTotal } from './quote-total.tsx'
import '#web/ui/sums.css'
import './quote-lines.css'
import './quotes.css'

type Props = {
  /** The shown version: as sent, or as it would be with the customer's choices. */
  quote: QuoteDocument
  sent?: QuoteDocument
  /** The page supplies the drawings, which the catalogue owns. */
  drawing: (productId: string) => ReactNode
  onChoose?: Choosing | undefined
  chosenOn?: (lineNo: number) => string | undefined
  /** The figures are being counted anew. */
  isBehind?: boolean
  /** At the width of a phone, whatever the screen. */
  narrow?: boolean
  /** Notices before the figures. */
  notes?: ReactNode
  /** Below the sums. */
  validity?: ReactNode
  answer?: ReactNode
  /** Below the terms. */
  children?: ReactNode
}

/** A quote, as the customer reads it; the desk previews it with the same parts. */
export const QuoteView = ({
  quote,
  sent,
  drawing,
  onChoose,
  chosenOn,
  isBehind = false,
  narrow = false,
  notes,
  validity,
  answer,
  children,
}: Props) => (
  <div className="quote-sheet" aria-busy={isBehind} {...(narrow ? { 'data-narrow': '' } : {})}>
    <QuoteTotal quote={quote}>{validity}</QuoteTotal>
    {notes && <div className="quote-notes">{notes}</div>}
    <QuoteLines quote={quote} sent={sent} drawing={drawing} onChoose={onChoose} chosenOn={chosenOn} />
    <div className="quote-end">
      <QuoteTerms quote={quote} />
      {children}
    </div>
    {answer && <div className="quote-answer">{answer}</div>}
  </div>
)
