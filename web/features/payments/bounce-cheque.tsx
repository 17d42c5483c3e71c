import { useState } from 'react'
import { dateInIndia } from '#contract/dates.ts'
import type { Payment } from '#contract/payments.ts'
import { call } from '#web/platform/call.ts'
import { drawKey } from '#web/platform/draw-key.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { usePaymentTexts } from './texts.ts'
import type { PaymentAct } from './use-payment-act.ts'

type Props = { payment: Payment; act: PaymentAct }
const today = () => dateInIndia(new Date())

/** Records that the bank returned a cheque. */
export function BounceCheque({ payment, act }: Props) {
  const text = usePaymentTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" aria-disabled={act.pending} onClick={() => act.pending || setOpen(true)}>
        {text.bounce}
      </Button>
      {open && <BounceDialog payment={payment} act={act} onClose={() => setOpen(false)} />}
    </>
  )
}

function BounceDialog({ payment: { paymentId: id, receivedOn }, act, onClose }: Props & { onClose: () => void }) {
  const text = usePaymentTexts()
  const [key] = useState(drawKey)
  const form = useFields<{ bouncedOn: string; reason: string }>({
    initial: { bouncedOn: today(), reason: '' },
    check: ({ bouncedOn, reason }) => ({
      ...(bouncedOn < receivedOn || bouncedOn > today() ? { bouncedOn: text.wrongDay } : {}),
      ...(reason.trim() === '' ? { reason: text.undoRequired } : {}),
    }),
  })
  const send = () => {
    onClose()
    act.run(text.bounced, () =>
      call('bounceCheque', { params: { id }, headers: { 'idempotency-key': key }, body: form.values }),
    )
  }
  return (
    <FormDialog
      title={text.bounce}
      text={text.bounceText}
      send={text.bounce}
      cancel={text.cancel}
      onSend={() => form.attempt(send)}
      onClose={onClose}
    >
      <TextField label={text.bouncedOn} type="date" {...form.bind('bouncedOn')} />
      <TextField label={text.undoReason} maxLength={500} {...form.bind('reason')} />
    </FormDialog>
  )
}
