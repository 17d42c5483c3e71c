import { useState } from 'react'
import { resendAtOf } from './sent-lately.ts'
import { useOutcome } from './use-outcome.ts'
import { useSubmit } from './use-submit.ts'

/** A code was sent: to whom, and when another one may be requested. */
export type Sent = { to: string; resendAt: number }

/** Asks for a code that does one thing: signs, accepts or certifies. */
export type RequestCode = () => Promise<{ sentTo?: string | undefined; resendAfterSeconds: number }>

/** Sends the code of an act; one that was sent lately counts too. */
export function useSendCode(request: RequestCode, ownContact: string) {
  const { notifyFailed } = useOutcome()
  const [sent, setSent] = useState<Sent>()
  const { submit, pending } = useSubmit(
    async () => {
      const { sentTo = ownContact, resendAfterSeconds } = await request()
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
