import { useState } from 'react'
import { Email } from '#contract/fields.ts'
import { call } from '#web/platform/call.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { resendAtOf, secondsUntil } from '#web/platform/sent-lately.ts'
import { TryLater } from '#web/platform/try-later.tsx'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { violationsOf } from '#web/platform/violations.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { cacheProfile } from './profile.queries.ts'
import { useProfileTexts } from './texts.ts'

type Props = {
  why: string
  /** The address given before; '' for none. */
  known: string
  request: (email: string) => Promise<{ resendAfterSeconds: number }>
  /** A code was sent; the next may be requested after this many seconds. */
  onSent: (email: string, resendAfterSeconds: number) => void
  onLater: () => void
}

/** Asks for the user's own e-mail address, stores it and sends a code there. */
export function TypeEmail({ why, known, request, onSent, onLater }: Props) {
  const text = useProfileTexts()
  const fieldTexts = useFieldTexts()
  const { notifyFailed } = useOutcome()
  const [sentBefore, setSentBefore] = useState<{ to: string; resendAt: number; error: unknown }>()
  const form = useFields({
    initial: { email: known },
    check: (values) => wrongFields({ email: { schema: Email, label: text.email } }, values, fieldTexts),
  })
  const email = form.values.email.trim().toLowerCase()
  const send = useSubmit(
    async () => {
      if (email !== known) cacheProfile(await call('updateOwnProfile', { body: { email } }))
      onSent(email, (await request(email)).resendAfterSeconds)
    },
    (error) => {
      const resendAt = resendAtOf(error)
      setSentBefore(resendAt === undefined ? undefined : { to: email, resendAt, error })
      form.refuse(violationsOf(error))
      notifyFailed('requestOtp', error)
    },
  )
  return (
    <Form form={form} onSend={() => send.submit()} className="grid gap-5">
      <p className="text-ink-2">{why}</p>
      <TextField {...form.bind('email')} label={text.email} type="email" autoComplete="email" data-first-focus />
      {sentBefore?.to === email && <TryLater error={sentBefore.error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={send.pending}>
          {text.sendOtp}
        </Button>
        {sentBefore?.to === email ? (
          <Button tone="secondary" onClick={() => onSent(email, secondsUntil(sentBefore.resendAt))}>
            {text.haveCode}
          </Button>
        ) : (
          <Button tone="secondary" onClick={onLater}>
            {text.later}
          </Button>
        )}
      </div>
    </Form>
  )
}
