import { useState } from 'react'
import type { RequestQuoteChange } from '#contract/quotes.answers.ts'
import type { Quote } from '#contract/quotes.ts'
import { call } from '#web/platform/call.ts'
import { Button } from '#web/ui/button.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { useAnswer } from './use-answer.ts'

type Props = { quote: Quote; onAnswered: () => void }

/** The answers besides accepting: to ask for a change, or to decline. */
export function OtherAnswers({ quote, onAnswered }: Props) {
  const text = useAnswerTexts()
  const [asked, setAsked] = useState<'change' | 'decline'>()
  const { quoteId, answers } = quote
  const close = () => setAsked(undefined)
  const change = useAnswer({
    act: 'requestChange',
    send: (body: RequestQuoteChange) => call('requestQuoteChange', { params: { quoteId }, body }),
    message: text.changeAsked,
    onAnswered,
  })
  const decline = useAnswer({
    act: 'declineQuote',
    send: (reason: string) => call('declineQuote', { params: { quoteId }, body: { reason } }),
    message: text.declined,
    onAnswered,
  })
  return (
    <div className="-mx-5 -mb-3 flex flex-wrap">
      {answers.mayRequestChange && (
        <Button tone="quiet" aria-disabled={change.pending} onClick={() => setAsked('change')}>
          {text.askChange}
        </Button>
      )}
      {answers.mayDecline && (
        <Button tone="quiet" aria-disabled={decline.pending} onClick={() => setAsked('decline')}>
          {text.decline}
        </Button>
      )}
      {asked === 'change' && (
        <ChangeDialog
          quote={quote}
          onClose={close}
          onSend={(request) => {
            close()
            change.submit(request)
          }}
        />
      )}
      {asked === 'decline' && (
        <MessageDialog
          text={{
            title: text.declineTitle,
            text: text.declineText,
            label: text.declineReason,
            confirm: text.declineConfirm,
            keep: text.keep,
          }}
          danger
          onClose={close}
          onSend={(reason) => {
            close()
            decline.submit(reason)
          }}
        />
      )}
    </div>
  )
}
