import { useState } from 'react'
import type { Invoice } from '#contract/invoices.ts'
import { paymentModes } from '#contract/payments.ts'
import { call } from '#web/platform/call.ts'
import { drawKey } from '#web/platform/draw-key.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { invoiceChanged, reloadInvoices } from './invoices.queries.ts'
import { usePaymentReportTexts } from './report-texts.ts'
import { reportOf, useReport } from './use-report.ts'

type Sent = ReturnType<typeof reportOf>

/** Reports an invoice as paid. */
export function ReportPayment({ invoice }: { invoice: Invoice }) {
  const text = usePaymentReportTexts()
  const { notifyFailed } = useOutcome()
  const [key] = useState(drawKey)
  const [isOpen, setOpen] = useState(false)
  const { submit, pending } = useSubmit(
    async (body: Sent) => {
      const params = { invoiceId: invoice.invoiceId }
      invoiceChanged(await call('reportPayment', { params, headers: { 'idempotency-key': key }, body }))
    },
    (error) => {
      notifyFailed('request', error)
      void reloadInvoices()
    },
  )
  const send = (body: Sent) => {
    setOpen(false)
    submit(body)
  }
  return (
    <div>
      <Button tone="secondary" aria-disabled={pending} onClick={() => pending || setOpen(true)}>
        {text.act}
      </Button>
      {isOpen && <ReportDialog invoice={invoice} onSend={send} onClose={() => setOpen(false)} />}
    </div>
  )
}

type Props = { invoice: Invoice; onSend: (report: Sent) => void; onClose: () => void }

function ReportDialog({ invoice, onSend, onClose }: Props) {
  const text = usePaymentReportTexts()
  const form = useReport(invoice)
  return (
    <FormDialog
      title={fill(text.title, { number: invoice.invoiceNumber ?? '' })}
      text={text.text}
      send={text.send}
      cancel={text.cancel}
      onSend={() => form.attempt(() => onSend(reportOf(form.values)))}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={text.paidOn} type="date" {...form.bind('paidOn')} />
        <SelectField label={text.mode} {...form.bind('mode')}>
          {paymentModes.map((mode) => (
            <option key={mode} value={mode}>
              {text.modes[mode]}
            </option>
          ))}
        </SelectField>
        <TextField label={text.amount} inputMode="decimal" {...form.bind('amount')} />
        <TextField label={text.tds} optional={text.optional} inputMode="decimal" {...form.bind('tds')} />
      </div>
      {form.values.mode !== 'CASH' && (
        <TextField label={text.reference} hint={text.referenceHint} maxLength={60} {...form.bind('reference')} />
      )}
      <TextField label={text.note} optional={text.optional} maxLength={500} {...form.bind('note')} />
    </FormDialog>
  )
}
