import { useState } from 'react'
import { formatExact } from '#contract/figures.ts'
import type { Payment } from '#contract/payments.ts'
import { call } from '#web/platform/call.ts'
import { drawKey } from '#web/platform/draw-key.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { paymentChanged } from './payments.queries.ts'
import { usePaymentTexts } from './texts.ts'
import { transferOf, useTransfer } from './transfer.ts'
import { TransferFields } from './transfer-fields.tsx'

type Props = { payment: Payment; onRefunded: (refundId: string) => void }

/** Records money that went back. */
export function RefundPayment({ payment, onRefunded }: Props) {
  const text = usePaymentTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {text.refund}
      </Button>
      {open && <RefundDialog payment={payment} onRefunded={onRefunded} onClose={() => setOpen(false)} />}
    </>
  )
}

function RefundDialog({ payment, onRefunded, onClose }: Props & { onClose: () => void }) {
  const text = usePaymentTexts()
  const { paymentId: id, openPaise } = payment
  const form = useTransfer({ amountPaise: openPaise, isNoteRequired: true })
  const [key] = useState(drawKey)
  const { notifyFailed } = useOutcome()
  const { submit, pending } = useSubmit(
    async () => {
      const body = { ...transferOf(form.values), reason: form.values.note }
      const answer = await call('refundPayment', { params: { id }, headers: { 'idempotency-key': key }, body })
      paymentChanged(answer.payment)
      onRefunded(answer.payment.paymentId)
    },
    (error) => notifyFailed('request', error),
  )
  return (
    <FormDialog
      title={text.refund}
      text={fill(text.refundText, { amount: formatExact(openPaise) })}
      send={text.refund}
      cancel={text.cancel}
      isReady={!pending}
      onSend={() => form.attempt(() => submit())}
      onClose={onClose}
    >
      <TransferFields form={form} dateLabel={text.refundedOn} noteLabel={text.refundReason} />
    </FormDialog>
  )
}
