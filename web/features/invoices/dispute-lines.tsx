import { useState } from 'react'
import { formatDate } from '#contract/dates.ts'
import type { Invoice } from '#contract/invoices.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { DisputeDialog, type Objection } from './dispute-dialog.tsx'
import { invoiceChanged, reloadInvoices } from './invoices.queries.ts'
import { useInvoiceTexts } from './texts.ts'

/** Disputes lines of an unpaid invoice that are not in dispute yet. */
export function DisputeLines({ invoice, until }: { invoice: Invoice; until: string | null }) {
  const text = useInvoiceTexts()
  const { notifyFailed } = useOutcome()
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const { submit, pending } = useSubmit(
    async (lines: Objection[]) => {
      invoiceChanged(await call('disputeInvoice', { params: { invoiceId: invoice.invoiceId }, body: { lines } }))
      setSaid(text.disputeSent)
    },
    (error) => {
      notifyFailed('request', error)
      void reloadInvoices()
    },
  )
  const open = new Set(invoice.disputes.filter(({ status }) => status === 'OPEN').map(({ lineNo }) => lineNo))
  const lines = invoice.lines.filter(({ lineNo }) => !open.has(lineNo))
  return (
    <div className="grid gap-3">
      <output className="block text-signed empty:hidden">{said}</output>
      {lines.length > 0 && (
        <Button tone="secondary" aria-disabled={pending} onClick={() => pending || setOpen(true)}>
          {text.disputeAct}
        </Button>
      )}
      {lines.length > 0 && until !== null && (
        <p className="text-sm text-ink-2">{fill(text.disputeUntil, { date: formatDate(until) })}</p>
      )}
      {isOpen && (
        <DisputeDialog
          number={invoice.invoiceNumber ?? ''}
          lines={lines}
          onClose={() => setOpen(false)}
          onSend={(objections) => {
            setOpen(false)
            submit(objections)
          }}
        />
      )}
    </div>
  )
}
