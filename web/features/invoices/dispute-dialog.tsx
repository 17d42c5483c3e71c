import { useState } from 'react'
import { formatExact } from '#contract/figures.ts'
import { DISPUTE_REASON_MAX } from '#contract/invoices.disputes.ts'
import type { InvoiceLine } from '#contract/invoices.ts'
import { useLineWords } from '#web/platform/line-words.ts'
import { fill } from '#web/platform/text.ts'
import { TextAreaField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { NativeCheckbox } from '#web/ui/native-checkbox.tsx'
import { useInvoiceTexts } from './texts.ts'

export type Objection = { lineId: string; reason: string }

type Props = {
  number: string
  lines: readonly InvoiceLine[]
  onSend: (objections: Objection[]) => void
  onClose: () => void
}

/** Asks which lines are wrong, and for a reason for each. */
export function DisputeDialog({ number, lines, onSend, onClose }: Props) {
  const text = useInvoiceTexts()
  const wordsOf = useLineWords()
  /** The reasons of the lines that are chosen. */
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  const [tried, setTried] = useState(false)
  const chosen = Object.entries(reasons).map(([lineId, reason]) => ({ lineId, reason: reason.trim() }))
  const toggle = (lineId: string) => {
    const { [lineId]: was, ...others } = reasons
    setReasons(was === undefined ? { ...others, [lineId]: '' } : others)
  }
  const send = () => {
    setTried(true)
    if (chosen.length > 0 && chosen.every(({ reason }) => reason !== '')) onSend(chosen)
  }
  return (
    <FormDialog
      title={fill(text.disputeTitle, { number })}
      text={text.disputeText}
      send={text.disputeSend}
      cancel={text.keep}
      onSend={send}
      onClose={onClose}
    >
      {tried && chosen.length === 0 && (
        <p role="alert" className="text-danger">
          {text.chooseLine}
        </p>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => {
          const reason = reasons[line.lineId]
          return (
            <li key={line.lineId} className="py-1.5">
              <NativeCheckbox checked={reason !== undefined} onChange={() => toggle(line.lineId)}>
                <span>{fill(text.lineIs, { n: line.lineNo, line: wordsOf(line).name })}</span>
                <span className="tabular-nums">{formatExact(line.amountPaise)}</span>
              </NativeCheckbox>
              {reason !== undefined && (
                <div className="pt-1 pb-3">
                  <TextAreaField
                    label={fill(text.disputeReason, { n: line.lineNo })}
                    name={`reason-${line.lineNo}`}
                    maxLength={DISPUTE_REASON_MAX}
                    value={reason}
                    error={tried && reason.trim() === '' ? text.wrongDisputeReason : undefined}
                    onBlur={() => {}}
                    onChange={(typed) => setReasons({ ...reasons, [line.lineId]: typed })}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </FormDialog>
  )
}
