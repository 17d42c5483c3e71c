import { useState } from 'react'
import type { Choices } from '#contract/quotes.answers.ts'
import { call } from '#web/platform/call.ts'
import { Button } from '#web/ui/button.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import { MessageDialog } from './message-dialog.tsx'
import { useAnswer } from './use-answer.ts'

type Props = { quoteId: string; choices: Choices; totalPaise: number; onAnswered: () => void }

/** Asks the company's administrators to accept, with the choices made. */
export function AskApproval({ quoteId, choices, totalPaise, onAnswered }: Props) {
  const text = useAnswerTexts()
  const [asking, setAsking] = useState(false)
  const { submit, pending } = useAnswer({
    act: 'requestApproval',
    send: (message: string) =>
      call('requestQuoteApproval', {
        params: { quoteId },
        body: { message: message === '' ? null : message, choices },
      }),
    message: text.approvalAsked,
    onAnswered,
  })
  return (
    <>
      <AnswerBar totalPaise={totalPaise}>
        <Button className="min-h-12" aria-disabled={pending} onClick={() => setAsking(true)}>
          {text.askApproval}
        </Button>
      </AnswerBar>
      {asking && (
        <MessageDialog
          text={{
            title: text.approvalTitle,
            text: text.approvalText,
            label: text.approvalMessage,
            confirm: text.send,
            keep: text.keep,
          }}
          optional={text.optional}
          onClose={() => setAsking(false)}
          onSend={(message) => {
            setAsking(false)
            submit(message)
          }}
        />
      )}
    </>
  )
}
