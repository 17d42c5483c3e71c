import { useState } from 'react'
import { resendAtOf } from '#web/platform/sent-lately.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { requestCode, type Sent } from './accept-dialog.tsx'

/** Sends the code that accepts a version; one that was sent lately counts too. */
export function useSendCode(quoteId: string, ownContact: string) {
  const { notifyFailed } = useOutcome()
  const [sent, setSent] = useState<Sent>()
  const { submit, pending } = useSubmit(
    async () => {
      const { sentTo = ownContact, resendAfterSeconds } = await requestCode(quoteId)
      setSent({ to: sentTo, resendAt: Date.now() + resendAfterSeconds * 1000 })
    },
    (error) => {
      const resendAt = resendAtOf(error)
      if (resendAt === undefined) notifyFailed('requestOtp', error)
      else setSent({ to: ownContact, resendAt })
    },
  )
  return { sent, submit, pending, close: () => setSent(undefined) }
}
