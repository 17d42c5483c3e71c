import { useState } from 'react'
import { note } from '#contract/fields.ts'
import { formatExact } from '#contract/figures.ts'
import type { SummaryLine } from '#contract/summary-sheets.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useLineWords } from '#web/platform/line-words.ts'
import { fill } from '#web/platform/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { NativeCheckbox } from '#web/ui/native-checkbox.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { useAnswerTexts } from './texts.ts'
import { useLinesInWords } from './words.ts'

const REASON_MAX = 500

/** An open line with its id, which every line of a sent sheet has. */
export type Disputable = SummaryLine & { readonly lineId: string }
export type Objection = { lineId: string; reason: string }

type Props = {
  lines: readonly Disputable[]
  /** The line that it is about at first. */
  first?: string | undefined
  onSend: (objections: Objection[]) => void
  onClose: () => void
}

/** Asks which of the open lines are wrong, and for a reason for each. */
export function DisputeDialog({ lines, first, onSend, onClose }: Props) {
  const text = useAnswerTexts()
  const inWords = useLinesInWords()
  const wordsOf = useLineWords()
  const fieldTexts = useFieldTexts()
  const [chosen, setChosen] = useState<readonly string[]>(first === undefined ? [] : [first])
  const labelOf = (line: SummaryLine) => fill(text.reasonFor, { n: line.lineNo, line: wordsOf(line).name })
  const disputed = lines.filter(({ lineId }) => chosen.includes(lineId))
  const schemas = disputed.map((line) => [line.lineId, { schema: note(1, REASON_MAX), label: labelOf(line) }])
  const form = useFields<Record<string, string>>({
    initial: Object.fromEntries(lines.map(({ lineId }) => [lineId, ''])),
    check: (values) => wrongFields(Object.fromEntries(schemas), values, fieldTexts),
  })
  const paise = disputed.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const send = () => onSend(disputed.map(({ lineId }) => ({ lineId, reason: form.values[lineId] ?? '' })))
  return (
    <Dialog title={text.disputeTitle} onClose={onClose}>
      <Form form={form} onSend={() => disputed.length > 0 && send()} className="grid gap-4">
        <p className="text-ink-2">{text.disputeText}</p>
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <li key={line.lineId} className="py-1.5">
              <NativeCheckbox checked={chosen.includes(line.lineId)} onChange={() => toggle(line.lineId)}>
                <span>
                  {line.lineNo}. {wordsOf(line).name}
                </span>
                <span className="tabular-nums">{formatExact(line.amountPaise)}</span>
              </NativeCheckbox>
              {chosen.includes(line.lineId) && (
                <div className="pt-1 pb-3">
                  <TextAreaField
                    {...form.bind(line.lineId)}
                    value={form.values[line.lineId] ?? ''}
                    label={labelOf(line)}
                    rows={3}
                    maxLength={REASON_MAX}
                    {...(line.lineId === first ? { 'data-first-focus': true } : {})}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
        <DialogButtons
          confirm={disputed.length === 0 ? text.chooseLine : inWords(disputed.length, text.disputeConfirm, paise)}
          cancel={text.keep}
          tone="danger"
          isReady={disputed.length > 0}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  )
}
