import { ANSWER_MAX, type CheckAnswers, isFinding } from '#contract/checks.ts'
import { formatExact } from '#contract/figures.ts'
import { callVersioned } from '#web/platform/call.ts'
import { useFindingAnswers } from '#web/platform/check-words.ts'
import { fill } from '#web/platform/text.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FindingAnswers } from '#web/ui/finding-answers.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { deskInvoiceChanged, type VersionedInvoice } from './desk-invoices.queries.ts'
import { useDeskInvoiceTexts } from './desk-texts.ts'
import { useInvoiceCheckTexts } from './texts.ts'
import type { DeskInvoiceAct } from './use-desk-invoice-act.ts'

type Props = { loaded: VersionedInvoice; act: DeskInvoiceAct; close: () => void }

/** Asks before a draft is issued, with an answer to each finding of its checks. */
export function IssueInvoice({ loaded, act, close }: Props) {
  const text = useDeskInvoiceTexts()
  const { thing, version } = loaded
  const params = { id: thing.invoiceId }
  const issue = (answers: CheckAnswers) => {
    close()
    act.run(text.issued, async () =>
      deskInvoiceChanged(
        await callVersioned('issueInvoice', { params, headers: { 'if-match': version }, body: { answers } }),
      ),
    )
  }
  if (thing.checks.some(isFinding)) return <Answers loaded={loaded} onIssue={issue} close={close} />
  return (
    <ConfirmDialog
      title={fill(text.issueTitle, { customer: thing.customerName })}
      confirm={text.issueConfirm}
      cancel={text.cancel}
      onConfirm={() => issue([])}
      onCancel={close}
    >
      {fill(text.issueText, { amount: formatExact(thing.totalPaise) })}
    </ConfirmDialog>
  )
}

type AnswerProps = { loaded: VersionedInvoice; onIssue: (answers: CheckAnswers) => void; close: () => void }

function Answers({ loaded: { thing }, onIssue, close }: AnswerProps) {
  const text = useDeskInvoiceTexts()
  const findings = useFindingAnswers(thing.checks.filter(isFinding), useInvoiceCheckTexts())
  const issue = () => {
    if (findings.isComplete()) onIssue(findings.answers)
  }
  return (
    <FormDialog
      title={fill(text.issueTitle, { customer: thing.customerName })}
      text={fill(text.issueText, { amount: formatExact(thing.totalPaise) })}
      send={text.issueConfirm}
      cancel={text.cancel}
      onSend={issue}
      onClose={close}
    >
      <FindingAnswers fields={findings.fields} maxLength={ANSWER_MAX} />
    </FormDialog>
  )
}
