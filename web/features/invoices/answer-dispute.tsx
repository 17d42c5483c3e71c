import { useState } from 'react'
import { type InvoiceDispute, REPLY_MAX } from '#contract/invoices.disputes.ts'
import { callVersioned } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { deskInvoiceChanged, type VersionedInvoice } from './desk-invoices.queries.ts'
import { useDeskInvoiceTexts } from './desk-texts.ts'
import { NoteDialog } from './issue-note.tsx'
import type { DeskInvoiceAct } from './use-desk-invoice-act.ts'

type Props = { loaded: VersionedInvoice; act: DeskInvoiceAct; dispute: InvoiceDispute }

/** Answers an open dispute: by a credit note, also where the invoice was paid meanwhile, or by a reply. */
export function AnswerDispute({ loaded, act, dispute }: Props) {
  const text = useDeskInvoiceTexts()
  const [asking, setAsking] = useState<'reject' | 'uphold'>()
  const ask = (what: typeof asking) => () => act.pending || setAsking(what)
  const close = () => setAsking(undefined)
  const n = dispute.lineNo
  const amountPaise = loaded.thing.lines.find(({ lineNo }) => lineNo === n)?.amountPaise ?? 0
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      {amountPaise > 0 && (
        <Button
          tone="secondary"
          aria-label={fill(text.upholdNamed, { n })}
          aria-disabled={act.pending}
          onClick={ask('uphold')}
        >
          {text.upholdAct}
        </Button>
      )}
      <Button
        tone="secondary"
        aria-label={fill(text.rejectNamed, { n })}
        aria-disabled={act.pending}
        onClick={ask('reject')}
      >
        {text.rejectAct}
      </Button>
      {asking === 'reject' && <Reject {...{ loaded, act, dispute, close }} />}
      {asking === 'uphold' && <NoteDialog {...{ loaded, act, close }} upholds={dispute} />}
    </div>
  )
}

function Reject({ loaded: { thing, version }, act, dispute, close }: Props & { close: () => void }) {
  const text = useDeskInvoiceTexts()
  const [reply, setReply] = useState('')
  const [tried, setTried] = useState(false)
  const send = () => {
    setTried(true)
    if (reply.trim() === '') return
    close()
    const params = { id: thing.invoiceId }
    const body = { disputeId: dispute.disputeId, reply: reply.trim() }
    act.run(text.rejected, async () =>
      deskInvoiceChanged(await callVersioned('rejectDispute', { params, headers: { 'if-match': version }, body })),
    )
  }
  return (
    <FormDialog
      title={fill(text.rejectTitle, { n: dispute.lineNo })}
      text={text.rejectText}
      send={text.rejectAct}
      cancel={text.cancel}
      onSend={send}
      onClose={close}
    >
      <TextAreaField
        label={text.reply}
        name="reply"
        maxLength={REPLY_MAX}
        value={reply}
        error={tried && reply.trim() === '' ? text.wrongReply : undefined}
        onBlur={() => {}}
        onChange={setReply}
      />
    </FormDialog>
  )
}
