import { useState } from 'react'
import type { Invoice } from '#contract/invoices.ts'
import { fill } from '#web/platform/text.ts'
import { TextAreaField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useDeskInvoiceTexts } from './desk-texts.ts'
import { setStopped } from './reminders.queries.ts'
import type { DeskInvoiceAct } from './use-desk-invoice-act.ts'

const REASON_MAX = 500

type Props = {
  invoice: Invoice
  isStopped: boolean
  version: string | undefined
  act: DeskInvoiceAct
  close: () => void
}

/** Asks why the reminders of an invoice stop, or go on. */
export function StopDialog({ invoice: { invoiceId: id, invoiceNumber }, isStopped, version, act, close }: Props) {
  const text = useDeskInvoiceTexts()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const send = () => {
    setTried(true)
    if (reason.trim() === '') return
    close()
    act.run(isStopped ? text.remindersResumed : text.remindersStopped, () =>
      setStopped(isStopped ? 'resumeReminders' : 'stopReminders', { id, version, reason: reason.trim() }),
    )
  }
  return (
    <FormDialog
      title={fill(isStopped ? text.resumeTitle : text.stopTitle, { number: invoiceNumber ?? '' })}
      text={isStopped ? text.resumeText : text.stopText}
      send={isStopped ? text.resumeReminders : text.stopReminders}
      cancel={text.cancel}
      onSend={send}
      onClose={close}
    >
      <TextAreaField
        label={text.stopReason}
        name="reason"
        maxLength={REASON_MAX}
        value={reason}
        error={tried && reason.trim() === '' ? text.wrongReason : undefined}
        onBlur={() => {}}
        onChange={setReason}
      />
    </FormDialog>
  )
}
