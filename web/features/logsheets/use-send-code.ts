import { useState } from 'react'
import { call } from '#web/platform/call.ts'
import { resendAtOf } from '#web/platform/sent-lately.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'

/** A code was sent: to whom, and when another one may be requested. */
export type Sent = { to: string; resendAt: number }

/** Asks for a code that signs this logsheet. */
export const requestCode = (logsheetId: string) =>
  call('requestOwnOtp', { query: { purpose: 'SIGN_LOGSHEET', ref: logsheetId } })

/** Sends the code that signs a logsheet; one that was sent lately counts too. */
export function useSendCode(logsheetId: string, ownContact: string) {
  const { notifyFailed } = useOutcome()
  const [sent, setSent] = useState<Sent>()
  const { submit, pending } = useSubmit(
    async () => {
      const { sentTo = ownContact, resendAfterSeconds } = await requestCode(logsheetId)
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
