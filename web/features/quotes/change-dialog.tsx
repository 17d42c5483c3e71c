import { useState } from 'react'
import { MESSAGE_MAX, type RequestQuoteChange } from '#contract/quotes.answers.ts'
import type { Quote } from '#contract/quotes.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { useAnswerTexts } from './answer-texts.ts'

type Props = { quote: Quote; onSend: (request: RequestQuoteChange) => void; onClose: () => void }

const WHOLE = 0

/** Asks for a change of the whole quote or of single lines. */
export function ChangeDialog({ quote, onSend, onClose }: Props) {
  const text = useAnswerTexts()
  const [said, setSaid] = useState<ReadonlyMap<number, string>>(new Map())
  const [tried, setTried] = useState(false)
  const words = (lineNo: number) => (said.get(lineNo) ?? '').trim()
  const lines = quote.lines.flatMap(({ lineNo }) => (words(lineNo) === '' ? [] : [{ lineNo, message: words(lineNo) }]))
  const isMissing = words(WHOLE) === '' && lines.length === 0
  const bind = (lineNo: number) => ({
    name: `line-${lineNo}`,
    value: said.get(lineNo) ?? '',
    maxLength: MESSAGE_MAX,
    onBlur: () => {},
    onChange: (value: string) => setSaid(new Map(said).set(lineNo, value)),
  })
  return (
    <Dialog title={text.changeTitle} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isMissing) onSend({ message: words(WHOLE), lines })
        }}
      >
        <p className="text-ink-2">{text.changeText}</p>
        <TextAreaField
          {...bind(WHOLE)}
          label={text.changeWhole}
          rows={3}
          data-first-focus
          error={tried && isMissing ? text.changeRequired : undefined}
        />
        {quote.lines.map(({ lineNo, productName: name }) => (
          <TextAreaField
            key={lineNo}
            {...bind(lineNo)}
            label={fill(text.changeLine, { lineNo, name })}
            optional={text.optional}
            rows={2}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{text.send}</Button>
          <Button tone="secondary" onClick={onClose}>
            {text.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
