import { useEffect } from 'react'
import { Link } from 'react-router'
import type { Quote } from '#contract/quotes.ts'
import { quoteTexts } from '#contract/texts/quotes.en.ts'
import { reloadEnquiries } from '#web/features/enquiries/enquiries.queries.ts'
import { uploadFile } from '#web/features/files/upload-file.ts'
import { useRecordRead } from '#web/features/notifications/use-record-read.ts'
import { AnswerPanel } from '#web/features/quotes/answer-panel.tsx'
import { FiguresFailed } from '#web/features/quotes/figures-failed.tsx'
import { QuoteHead } from '#web/features/quotes/quote-head.tsx'
import { QuoteNotes } from '#web/features/quotes/quote-notes.tsx'
import { QuoteView } from '#web/features/quotes/quote-view.tsx'
import { readQuote, useQuote } from '#web/features/quotes/quotes.queries.ts'
import { useQuoteTexts } from '#web/features/quotes/texts.ts'
import { TimeLeft } from '#web/features/quotes/time-left.tsx'
import { useChosen } from '#web/features/quotes/use-chosen.ts'
import { useStanding } from '#web/features/quotes/use-standing.ts'
import { Versions } from '#web/features/quotes/versions.tsx'
import { OtpForm } from '#web/features/session/otp-form.tsx'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { quoteDrawings } from '#web/pages/signed-in/quote-drawings.tsx'
import { accountPaths } from '#web/platform/account-paths.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import type { Route } from './+types/quote'

export const meta = () => accountMeta(quoteTexts.quote)

const upload = (file: File) => uploadFile('uploadFile', 'work-order', file)

export default function QuotePage({ params: { quoteId } }: Route.ComponentProps) {
  const text = useQuoteTexts()
  const query = useQuote(quoteId)
  const { data: quote } = query
  // Another version begins with its own choices.
  if (quote !== undefined) return <Shown key={quoteId} quote={quote} />
  return (
    <>
      <PageHead title={text.quote} back={{ to: pagePaths.enquiries(), label: text.backToEnquiries }} />
      <EntryState query={query} text={text} />
    </>
  )
}

function Shown({ quote }: { quote: Quote }) {
  const { status, today } = useStanding(quote)
  const chosen = useChosen(quote)
  useEffect(() => readQuote(quote.quoteId), [quote.quoteId])
  useRecordRead(quote.quoteId, quote)
  return (
    <>
      <title>{quote.quoteNumber}</title>
      <QuoteHead quote={quote} status={status} crumbs={<Crumbs quote={quote} />} />
      <QuoteView
        quote={chosen.document}
        sent={quote}
        drawing={quoteDrawings(quote.machines)}
        onChoose={status === 'SENT' && quote.answers.mayAccept ? chosen.choose : undefined}
        chosenOn={chosen.chosenOn}
        isBehind={chosen.isBehind}
        notes={
          <>
            <FiguresFailed chosen={chosen} />
            <QuoteNotes quote={quote} status={status} />
          </>
        }
        validity={<TimeLeft {...quote} status={status} today={today} />}
        answer={
          <AnswerPanel
            {...{ quote, status, chosen, upload }}
            codeForm={(form) => <OtpForm {...form} />}
            onAnswered={() => void reloadEnquiries()}
          />
        }
      >
        <Versions quote={quote} />
      </QuoteView>
    </>
  )
}

function Crumbs({ quote: { enquiryId, enquiryNumber } }: { quote: Quote }) {
  const text = useQuoteTexts()
  return (
    <>
      <Link to={pagePaths.enquiries()} className="link inline-flex min-h-11 items-center">
        {text.enquiries}
      </Link>
      <span aria-hidden="true">/</span>
      <Link to={accountPaths.enquiryDetail(enquiryId)} className="link inline-flex min-h-11 items-center tabular-nums">
        {enquiryNumber}
      </Link>
    </>
  )
}
