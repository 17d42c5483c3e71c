import { call } from '#web/platform/call.ts'
import { Button } from '#web/ui/button.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import { useAnswer } from './use-answer.ts'

type Props = { quoteId: string; onAnswered: () => void }

/** Asks for a version that is valid again. */
export function AskNewVersion({ quoteId, onAnswered }: Props) {
  const text = useAnswerTexts()
  const { submit, pending } = useAnswer({
    act: 'requestChange',
    send: () => call('requestQuoteChange', { params: { quoteId }, body: { message: text.newVersionWords, lines: [] } }),
    message: text.changeAsked,
    onAnswered,
  })
  return (
    <>
      <p>{text.newVersionText}</p>
      <Button aria-disabled={pending} onClick={() => submit()}>
        {text.newVersion}
      </Button>
    </>
  )
}
