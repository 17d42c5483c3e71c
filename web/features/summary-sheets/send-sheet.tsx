import { useState } from 'react'
import { ANSWER_MAX, type CheckAnswers } from '#contract/checks.ts'
import { formatExact } from '#contract/figures.ts'
import type { SummarySheet } from '#contract/summary-sheets.ts'
import { callVersioned } from '#web/platform/call.ts'
import { useFindingAnswers } from '#web/platform/check-words.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FindingAnswers } from '#web/ui/finding-answers.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import type { VersionedSheet } from './desk-sheets.queries.ts'
import { useDeskSummaryTexts } from './desk-texts.ts'
import { useSheetCheckTexts } from './texts.ts'
import type { DeskSheetAct } from './use-desk-sheet-act.ts'

type Props = { loaded: VersionedSheet; act: DeskSheetAct }

/** Sends a prepared sheet, once all its logs are signed. */
export function SendSheet({ loaded: { thing: sheet, version }, act }: Props) {
  const text = useDeskSummaryTexts()
  const [isAsking, setAsking] = useState(false)
  const { summarySheetId: id, summaryNumber: number, customerName: customer, taxablePaise, unsigned } = sheet
  const send = (answers: CheckAnswers) => {
    setAsking(false)
    act.run(text.sent, () =>
      callVersioned('sendSummarySheet', { params: { id }, headers: { 'if-match': version }, body: { answers } }),
    )
  }
  if (unsigned.length > 0) return <p className="font-medium text-danger">{text.sendFirst}</p>
  return (
    <>
      <Button aria-disabled={act.pending} onClick={() => !act.pending && setAsking(true)}>
        {text.send}
      </Button>
      {isAsking && sheet.toAnswer.length > 0 && (
        <AnswerDialog sheet={sheet} onSend={send} onClose={() => setAsking(false)} />
      )}
      {isAsking && sheet.toAnswer.length === 0 && (
        <ConfirmDialog
          title={fill(text.sendTitle, { number, customer })}
          confirm={text.sendConfirm}
          cancel={text.cancel}
          onConfirm={() => send([])}
          onCancel={() => setAsking(false)}
        >
          {fill(text.sendText, { amount: formatExact(taxablePaise) })}
        </ConfirmDialog>
      )}
    </>
  )
}

type DialogProps = { sheet: SummarySheet; onSend: (answers: CheckAnswers) => void; onClose: () => void }

/** Asks for an answer to each finding, then sends. */
function AnswerDialog({ sheet, onSend, onClose }: DialogProps) {
  const text = useDeskSummaryTexts()
  const findings = useFindingAnswers(sheet.toAnswer, useSheetCheckTexts())
  const { summaryNumber: number, customerName: customer, taxablePaise } = sheet
  const send = () => {
    if (findings.isComplete()) onSend(findings.answers)
  }
  return (
    <FormDialog
      title={fill(text.sendTitle, { number, customer })}
      text={fill(text.sendText, { amount: formatExact(taxablePaise) })}
      send={text.sendConfirm}
      cancel={text.cancel}
      onSend={send}
      onClose={onClose}
    >
      <FindingAnswers fields={findings.fields} maxLength={ANSWER_MAX} />
    </FormDialog>
  )
}
