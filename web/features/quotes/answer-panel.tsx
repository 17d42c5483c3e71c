import { useState } from 'react'
import type { Quote } from '#contract/quotes.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import type { Codes } from './accept-dialog.tsx'
import { AcceptForm } from './accept-form.tsx'
import { AcceptedPanel } from './accepted-panel.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import { AskApproval } from './ask-approval.tsx'
import { AskNewVersion } from './ask-new-version.tsx'
import { BilledTo } from './billing-party.tsx'
import { OtherAnswers } from './other-answers.tsx'
import { cacheQuote, reloadQuotes } from './quotes.queries.ts'
import type { Chosen } from './use-chosen.ts'
import { useQuoteOutcome } from './use-quote-outcome.ts'
import type { Upload } from './work-order.tsx'

type Props = {
  quote: Quote
  /** By the clock. */
  status: Quote['status']
  chosen: Chosen
  upload: Upload
  codeForm: Codes
  onAnswered: () => void
}

/** The answers to this version open to the reader now. */
export function AnswerPanel({ quote, status, chosen, upload, codeForm, onAnswered }: Props) {
  const text = useAnswerTexts()
  const isLive = status === 'SENT'
  if (status === 'ACCEPTED') return <AcceptedPanel quote={quote} />
  if (status === 'EXPIRED' && quote.answers.mayRequestChange)
    return (
      <Panel label={text.answer}>
        <AskNewVersion quoteId={quote.quoteId} onAnswered={onAnswered} />
      </Panel>
    )
  if (!isLive || !quote.answers.mayAccept) return null
  return (
    <Panel label={text.answer}>
      <Accepting {...{ quote, chosen, upload, codeForm, onAnswered }} />
      <OtherAnswers quote={quote} onAnswered={onAnswered} />
    </Panel>
  )
}

const Panel = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <section aria-label={label} className="card no-print grid gap-4 border-ink p-5">
    {children}
  </section>
)

/** Accepts, or above the reader's limit asks an administrator to. */
function Accepting({ quote, chosen, upload, codeForm, onAnswered }: Omit<Props, 'status'>) {
  const text = useAnswerTexts()
  const { notifyDone, notifyFailed } = useQuoteOutcome()
  // A dearer choice may turn out to be above the limit only when it is accepted.
  const [isAbove, setAbove] = useState(false)
  const { quoteId, answers, billTo } = quote
  if (answers.needsApproval || isAbove)
    return (
      <>
        {billTo && <BilledTo party={billTo} />}
        <p>{text.needsApproval}</p>
        <AskApproval {...{ quoteId, onAnswered }} choices={chosen.choices} totalPaise={chosen.document.totalPaise} />
      </>
    )
  return (
    <AcceptForm
      {...{ quote, chosen, upload, codeForm }}
      onAccepted={(accepted) => {
        cacheQuote(accepted)
        notifyDone('acceptQuote', text.accepted)
        onAnswered()
      }}
      onRefused={(error) => {
        setAbove(error instanceof ApiProblem && error.is('above-accept-limit'))
        notifyFailed('acceptQuote', error)
        void reloadQuotes()
      }}
    />
  )
}
