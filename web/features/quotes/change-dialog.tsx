import { useState } from 'react'
import { MESSAGE_MAX, type RequestQuoteChange } from '#contract/quotes.answers.ts'
import type { Quote } from '#contract/quotes.ts'
import { fill } from '#web/platform/text.ts'
import { TextAreaField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
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
    <FormDialog
      title={text.changeTitle}
      text={text.changeText}
      send={text.send}
      cancel={text.keep}
      onSend={() => {
        setTried(true)
        if (!isMissing) onSend({ message: words(WHOLE), lines })
      }}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
