import { useState } from 'react'
import { ANSWER_MAX, type CheckAnswers } from '#contract/checks.ts'
import type { SummaryLine, SummarySheet } from '#contract/summary-sheets.ts'
import { callVersioned } from '#web/platform/call.ts'
import { useFindingAnswers } from '#web/platform/check-words.ts'
import { useLineWords } from '#web/platform/line-words.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { FindingAnswers } from '#web/ui/finding-answers.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import type { VersionedSheet } from './desk-sheets.queries.ts'
import { useDeskSummaryTexts } from './desk-texts.ts'
import { useSheetCheckTexts } from './texts.ts'
import type { DeskSheetAct } from './use-desk-sheet-act.ts'

const TEXT_MAX = 2000
type Answer = { note: string | null; replies: { lineId: string; reply: string }[]; answers: CheckAnswers }
type Disputed = SummaryLine & { readonly lineId: string }

const isDisputed = (line: SummaryLine): line is Disputed => line.state === 'DISPUTED' && line.lineId !== null

/** Answers disputes, or changed logs, with a further version. */
export function ReviseSheet({ loaded: { thing: sheet, version }, act }: { loaded: VersionedSheet; act: DeskSheetAct }) {
  const text = useDeskSummaryTexts()
  const [isAsking, setAsking] = useState(false)
  const { summarySheetId: id } = sheet
  const send = (answer: Answer) => {
    setAsking(false)
    act.run(fill(text.revised, { version: sheet.version + 1 }), () =>
      callVersioned('reviseSummarySheet', { params: { id }, headers: { 'if-match': version }, body: answer }),
    )
  }
  return (
    <>
      <Button
        tone={sheet.status === 'DISPUTED' || sheet.isOutdated ? 'primary' : 'secondary'}
        aria-disabled={act.pending}
        onClick={() => !act.pending && setAsking(true)}
      >
        {text.revise}
      </Button>
      {isAsking && <ReviseDialog sheet={sheet} onSend={send} onClose={() => setAsking(false)} />}
    </>
  )
}

type DialogProps = { sheet: SummarySheet; onSend: (answer: Answer) => void; onClose: () => void }

function ReviseDialog({ sheet, onSend, onClose }: DialogProps) {
  const text = useDeskSummaryTexts()
  const wordsOf = useLineWords()
  const disputed = sheet.lines.filter(isDisputed)
  const [replies, setReplies] = useState<Readonly<Record<string, string>>>({})
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const findings = useFindingAnswers(sheet.toAnswer, useSheetCheckTexts())
  const replyOf = (id: string) => (replies[id] ?? '').trim()
  const send = () => {
    setTried(true)
    if (!findings.isComplete() || disputed.some(({ lineId }) => replyOf(lineId) === '')) return
    const replies = disputed.map(({ lineId }) => ({ lineId, reply: replyOf(lineId) }))
    onSend({ note: note.trim() || null, replies, answers: findings.answers })
  }
  const { summaryNumber: number, version } = sheet
  return (
    <FormDialog
      title={fill(text.reviseTitle, { number, version: version + 1 })}
      text={text.reviseText}
      send={text.revise}
      cancel={text.cancel}
      onSend={send}
      onClose={onClose}
    >
      {disputed.map((line) => (
        <TextAreaField
          key={line.lineId}
          label={fill(text.replyTo, { n: line.lineNo, line: wordsOf(line).name })}
          hint={fill(text.replySaid, { by: line.dispute?.by ?? '', reason: line.dispute?.reason ?? '' })}
          name={line.lineId}
          rows={3}
          maxLength={TEXT_MAX}
          value={replies[line.lineId] ?? ''}
          error={tried && replyOf(line.lineId) === '' ? text.wrongReply : undefined}
          onBlur={() => {}}
          onChange={(value) => setReplies({ ...replies, [line.lineId]: value })}
        />
      ))}
      <FindingAnswers fields={findings.fields} maxLength={ANSWER_MAX} />
      <TextAreaField
        label={text.note}
        optional={text.optional}
        name="note"
        rows={2}
        maxLength={TEXT_MAX}
        value={note}
        onBlur={() => {}}
        onChange={setNote}
      />
    </FormDialog>
  )
}
