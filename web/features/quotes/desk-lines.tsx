import { useState } from 'react'
import { keyed } from '#web/platform/merged.ts'
import { AddMachine } from './desk-add-machine.tsx'
import { keyOf } from './desk-draft.ts'
import { DeskLine } from './desk-line.tsx'
import { useDeskQuoteTexts } from './desk-texts.ts'
import { withLine, withoutLine } from './line-edits.ts'
import { COLUMNS, type LinesProps, PlusButton } from './line-parts.tsx'

/** The lines of a quote; one at a time shows its fields. */
export function DeskLines({ quote, form, preview, disabled }: LinesProps) {
  const text = useDeskQuoteTexts()
  const [open, setOpen] = useState<number>()
  const [adding, setAdding] = useState(false)
  const { lines } = form.draft
  const { columns } = text
  const wrong = form.attempts > 0 ? form.summary.find(({ name }) => name.startsWith('lines.')) : undefined
  const shown = open ?? (wrong && Number(wrong.name.split('.')[1]))
  return (
    <section aria-label={text.lines} className="card">
      <div
        aria-hidden="true"
        className={`${COLUMNS} border-b border-line px-3.5 py-1.5 text-sm text-ink-3 max-md:hidden`}
      >
        <span />
        <span>{columns.machine}</span>
        <span className="text-right">{columns.quantity}</span>
        <span>{columns.dates}</span>
        <span className="text-right">{columns.rate}</span>
        <span className="text-right">{columns.trips}</span>
        <span className="text-right">{columns.amount}</span>
      </div>
      <ol>
        {[...keyed(lines, keyOf).keys()].map((key, at) => (
          <DeskLine
            key={key}
            at={at}
            isOpen={shown === at}
            onToggle={() => setOpen(shown === at ? undefined : at)}
            onRemove={
              lines.length === 1
                ? undefined
                : () => {
                    setOpen(undefined)
                    form.edit((draft) => withoutLine(draft, at))
                  }
            }
            quote={quote}
            form={form}
            preview={preview}
            disabled={disabled}
          />
        ))}
      </ol>
      {!disabled && (
        <div className="px-3.5 py-1.5">
          {adding ? (
            <AddMachine
              enquiryId={quote.enquiryId}
              like={lines.at(-1)}
              onFound={(offer, name) => {
                form.learn(offer.productId, name)
                setAdding(false)
                setOpen(lines.length)
                form.edit((draft) => withLine(draft, offer))
              }}
              onClose={() => setAdding(false)}
            />
          ) : (
            <PlusButton onClick={() => setAdding(true)}>{text.addLine}</PlusButton>
          )}
        </div>
      )}
    </section>
  )
}
