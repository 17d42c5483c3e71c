import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#web/platform/call.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { reloadDeskInvoices, type VersionedInvoice } from './desk-invoices.queries.ts'
import { useDeskInvoiceTexts } from './desk-texts.ts'
import { EditDraft } from './edit-draft.tsx'
import { IssueInvoice } from './issue-invoice.tsx'
import type { DeskInvoiceAct } from './use-desk-invoice-act.ts'

type Props = { loaded: VersionedInvoice; act: DeskInvoiceAct }

/** The actions on a draft: issue it, set its note and codes, or discard it. */
export function DraftActs({ loaded, act }: Props) {
  const text = useDeskInvoiceTexts()
  const [asking, setAsking] = useState<'issue' | 'discard' | 'edit'>()
  const ask = (what: typeof asking) => () => act.pending || setAsking(what)
  const close = () => setAsking(undefined)
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">{text.draftText}</p>
      <Button aria-disabled={act.pending} onClick={ask('issue')}>
        {text.issue}
      </Button>
      <Button tone="secondary" aria-disabled={act.pending} onClick={ask('edit')}>
        {text.edit}
      </Button>
      <Button tone="quiet" aria-disabled={act.pending} onClick={ask('discard')}>
        {text.discard}
      </Button>
      {asking === 'issue' && <IssueInvoice {...{ loaded, act, close }} />}
      {asking === 'discard' && <Discard {...{ loaded, act, close }} />}
      {asking === 'edit' && <EditDraft {...{ loaded, act, close }} />}
    </div>
  )
}

type Asked = Props & { close: () => void }

function Discard({ loaded: { thing, version }, act, close }: Asked) {
  const text = useDeskInvoiceTexts()
  const navigate = useNavigate()
  const discard = () => {
    close()
    act.run('', async () => {
      await call('discardInvoice', { params: { id: thing.invoiceId }, headers: { 'if-match': version } })
      await navigate(deskAddresses.invoices())
      void reloadDeskInvoices()
    })
  }
  return (
    <ConfirmDialog
      title={text.discardTitle}
      confirm={text.discardConfirm}
      cancel={text.cancel}
      onConfirm={discard}
      onCancel={close}
    >
      {text.discardText}
    </ConfirmDialog>
  )
}
