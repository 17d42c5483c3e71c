import { useState } from 'react'
import { namedIn } from '#contract/payments.matching.ts'
import type { Payment } from '#contract/payments.ts'
import { call } from '#web/platform/call.ts'
import { drawKey } from '#web/platform/draw-key.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { AllocationFields } from './allocation-fields.tsx'
import { CashReasonField } from './cash-reason-field.tsx'
import { useOpenInvoices } from './payments.queries.ts'
import { usePaymentTexts } from './texts.ts'
import { useAllocations } from './use-allocations.ts'
import type { PaymentAct } from './use-payment-act.ts'

/** Allocates the money of a payment that is left. */
export function AllocateOpen({ payment, act }: { payment: Payment; act: PaymentAct }) {
  const text = usePaymentTexts()
  const { paymentId: id, customer, openPaise } = payment
  const { data } = useOpenInvoices(customer.companyId ?? customer.accountId ?? '')
  const [key, setKey] = useState(drawKey)
  const [cashReason, setCashReason] = useState('')
  const invoices = data?.openInvoices ?? []
  const named = namedIn(`${payment.reference ?? ''} ${payment.note ?? ''}`, invoices)
  const facts = { invoices, rates: data?.tdsRates ?? [], amountPaise: openPaise, named }
  const allocations = useAllocations(facts)
  if (data === undefined) return null
  const isReady = allocations.isRight && allocations.orders.length > 0
  const send = () =>
    act.run(text.allocated, async () => {
      const body = { allocations: allocations.orders, ...(cashReason.trim() !== '' && { cashReason }) }
      const answer = await call('allocatePayment', { params: { id }, headers: { 'idempotency-key': key }, body })
      allocations.suggest()
      setKey(drawKey())
      return answer
    })
  return (
    <Section title={text.allocateTitle}>
      <AllocationFields invoices={data.openInvoices} rates={data.tdsRates} allocations={allocations} />
      {payment.mode === 'CASH' && <CashReasonField value={cashReason} onChange={setCashReason} />}
      {data.openInvoices.length > 0 && (
        <Button className="mt-5" aria-disabled={act.pending || !isReady} onClick={() => isReady && send()}>
          {text.allocate}
        </Button>
      )}
    </Section>
  )
}
