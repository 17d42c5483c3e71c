import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { paymentsApi } from '#contract/payments.calls.ts'
import type { ReceivedKind } from '#contract/payments.ts'
import { call } from '#web/platform/call.ts'
import { drawKey } from '#web/platform/draw-key.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { AllocationFields } from './allocation-fields.tsx'
import { KindField } from './kind-field.tsx'
import { paymentChanged } from './payments.queries.ts'
import { PlaceField } from './place-field.tsx'
import { usePaymentTexts } from './texts.ts'
import { amountIn, type KnownTransfer, transferOf, useTransfer } from './transfer.ts'
import { TransferFields } from './transfer-fields.tsx'
import { useAllocations } from './use-allocations.ts'

type Open = OutputOf<typeof paymentsApi.listOpenInvoices>
type Props = {
  customerId: string
  open: Open
  /** As the customer has reported it, and the invoice that it pays first. */
  known: KnownTransfer & { invoiceId?: string }
  onRecorded: (paymentId: string) => void
}

/** The open invoices, that of a report first. */
const reportedFirst = ({ openInvoices }: Open, invoiceId: string | undefined) =>
  openInvoices.toSorted((one, other) => Number(other.invoiceId === invoiceId) - Number(one.invoiceId === invoiceId))

/** Records money of a customer, with the invoices that it pays. */
export function RecordForm({ customerId, open, known: { invoiceId, ...known }, onRecorded }: Props) {
  const text = usePaymentTexts()
  const [kind, setKind] = useState<ReceivedKind>('PAYMENT')
  const [key] = useState(drawKey)
  const [place, setPlace] = useState('')
  const form = useTransfer(known)
  const invoices = reportedFirst(open, invoiceId)
  const facts = { invoices, rates: open.tdsRates, amountPaise: amountIn(form.values) }
  const allocations = useAllocations(facts)
  const isAllocated = kind === 'PAYMENT'
  const { notifyFailed } = useOutcome()
  const { submit, pending } = useSubmit(
    async () => {
      const { note } = form.values
      const body = {
        customerId,
        kind,
        ...transferOf(form.values),
        ...(place === '' || kind !== 'ADVANCE' ? {} : { placeOfSupply: place }),
        ...(note.trim() === '' ? {} : { note }),
        allocations: isAllocated ? allocations.orders : [],
      }
      const { payment } = await call('recordPayment', { headers: { 'idempotency-key': key }, body })
      paymentChanged(payment)
      onRecorded(payment.paymentId)
    },
    (error) => notifyFailed('request', error),
  )
  const isReady = !isAllocated || allocations.isRight
  return (
    <form
      noValidate
      className="grid max-w-3xl gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        form.attempt(() => isReady && submit())
      }}
    >
      <Section title={text.one}>
        <div className="grid gap-5">
          <KindField value={kind} onChange={setKind} />
          {kind === 'ADVANCE' && !open.isRegistered && <PlaceField value={place} onChange={setPlace} />}
          <TransferFields form={form} />
        </div>
      </Section>
      {isAllocated && (
        <Section title={text.allocateTitle}>
          <AllocationFields invoices={invoices} rates={open.tdsRates} allocations={allocations} />
        </Section>
      )}
      <div>
        <Button type="submit" aria-disabled={pending || !isReady}>
          {text.record}
        </Button>
      </div>
    </form>
  )
}
