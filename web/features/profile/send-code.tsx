import { useState } from 'react'
import { PHONE_PREFIX } from '#contract/phones.ts'
import { resendAtOf, secondsUntil } from '#web/platform/sent-lately.ts'
import { fill } from '#web/platform/text.ts'
import { TryLater } from '#web/platform/try-later.tsx'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import type { ContactKind } from './contact.ts'
import { useProfileTexts } from './texts.ts'

type Props = {
  kind: ContactKind
  value: string
  request: () => Promise<{ resendAfterSeconds: number }>
  /** A code was sent; the next may be requested after this many seconds. */
  onSent: (resendAfterSeconds: number) => void
  onLater: () => void
}

/** Names the recipient of a code before sending it. */
export function SendCode({ kind, value, request, onSent, onLater }: Props) {
  const text = useProfileTexts()
  const { notifyFailed } = useOutcome()
  const [refused, setRefused] = useState<{ resendAt: number | undefined; error: unknown }>()
  const resendAt = refused?.resendAt
  const send = useSubmit(
    async () => onSent((await request()).resendAfterSeconds),
    (error) => {
      setRefused({ resendAt: resendAtOf(error), error })
      notifyFailed('requestOtp', error)
    },
  )
  return (
    <div className="grid gap-5">
      <div className="grid gap-1 text-ink-2">
        <p>{fill(text.verifyIntro, { to: kind === 'phone' ? `${PHONE_PREFIX} ${value}` : value })}</p>
        <p>{kind === 'phone' ? text.verifyPhoneWhy : text.verifyEmailWhy}</p>
      </div>
      <TryLater error={refused?.error} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => send.submit()} aria-disabled={send.pending} data-first-focus>
          {text.sendOtp}
        </Button>
        {resendAt === undefined ? (
          <Button tone="secondary" onClick={onLater}>
            {text.later}
          </Button>
        ) : (
          <Button tone="secondary" onClick={() => onSent(secondsUntil(resendAt))}>
            {text.haveCode}
          </Button>
        )}
      </div>
    </div>
  )
}
