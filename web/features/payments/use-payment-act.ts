import { useState } from 'react'
import type { Payment } from '#contract/payments.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { paymentChanged } from './payments.queries.ts'

/** Runs one act on a payment at a time; announces its result quietly, and a refusal in a dialog. */
export function usePaymentAct() {
  const { notifyFailed } = useOutcome()
  const [said, setSaid] = useState('')
  const { submit, pending } = useSubmit(
    async (words: string, send: () => Promise<{ payment: Payment }>) => {
      paymentChanged((await send()).payment)
      setSaid(words)
    },
    (error) => notifyFailed('request', error),
  )
  return { run: submit, pending, said }
}
export type PaymentAct = ReturnType<typeof usePaymentAct>
