import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { paymentsApi } from '#contract/payments.calls.ts'
import { namedIn } from '#contract/payments.matching.ts'
import type { ReceivedKind } from '#contract/payments.ts'
import { call } from '#web/platform/call.ts'
import { differs } from '#web/platform/changes.ts'
import { drawKey } from '#web/platform/draw-key.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
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
  const [stored] = useState(form.values)
  const invoices = reportedFirst(open, invoiceId)
  const { reference, note: words } = form.values
  const named = invoiceId === undefined ? namedIn(`${reference} ${words}`, invoices) : new Set([invoiceId])
  const facts = { invoices, rates: open.tdsRates, amountPaise: amountIn(form.values), named }
  const allocations = useAllocations(facts)
  const isAllocated = kind === 'PAYMENT'
  const { notifyFailed } = useOutcome()
  const isReady = !isAllocated || allocations.isRight
  const edit = useEdit(form, {
    stored,
    isChanged: differs(form.values, stored) || kind !== 'PAYMENT' || place !== '' || allocations.isTyped,
    async send({ note, cashReason, ...transfer }) {
      const body = {
        customerId,
        kind,
        ...transferOf(transfer),
        ...(place === '' || kind !== 'ADVANCE' ? {} : { placeOfSupply: place }),
        ...(note.trim() === '' ? {} : { note }),
        ...(cashReason.trim() === '' || transfer.mode !== 'CASH' ? {} : { cashReason }),
        allocations: isAllocated ? allocations.orders : [],
      }
      const { payment } = await call('recordPayment', { headers: { 'idempotency-key': key }, body })
      paymentChanged(payment)
      onRecorded(payment.paymentId)
    },
    failed: (error) => notifyFailed('request', error),
  })
  return (
    <Form form={form} className="grid max-w-3xl gap-6" onSend={() => isReady && edit.submit()}>
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
        <Button type="submit" aria-disabled={edit.pending || !isReady}>
          {text.record}
        </Button>
      </div>
    </Form>
  )
}
