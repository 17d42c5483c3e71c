import { type ReactNode, useRef, useState } from 'react'
import { Otp } from '#contract/fields.ts'
import { ungrouped } from '#contract/identifiers.ts'
import { isAllDigits, PHONE_PREFIX } from '#contract/phones.ts'
import { OTP_DIGITS, OTP_RESEND_SECONDS } from '#contract/session.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import type { CodeForm } from '#web/platform/session/one-time-codes.ts'
import { fill } from '#web/platform/text.ts'
import { TryLater } from '#web/platform/try-later.tsx'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { useCodeEntryTexts, waitText } from '#web/platform/wait-text.ts'
import { Button } from '#web/ui/button.tsx'
import { OtpField, TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { useFields } from '#web/ui/use-fields.ts'
import { useSessionTexts } from './texts.ts'

type Props = CodeForm & {
  /** A button to change the phone or e-mail address. */
  children?: ReactNode
}

/** The form for a one-time code, wherever a phone or e-mail address is verified. */
export function OtpForm({ identifier, resendAt, isOurs, request, onResent, verify, failure, ...rest }: Props) {
  const text = useSessionTexts()
  const { submitLabel = text.verify, children } = rest
  const entryText = useCodeEntryTexts()
  const fieldTexts = useFieldTexts()
  const messageOf = useProblemText()
  const { notifyFailed } = useOutcome()
  const form = useFields({
    initial: { otp: '', key: '' },
    check: (values) => wrongFields({ otp: { schema: Otp, label: text.otp } }, values, fieldTexts),
  })
  const { submit, pending } = useSubmit(verify, (error) => {
    form.refuse({ otp: messageOf(error) })
    notifyFailed(failure, error)
  })
  const otp = form.bind('otp')
  const field = useRef<HTMLInputElement>(null)
  const to = isAllDigits(identifier) ? `${PHONE_PREFIX} ${identifier}` : identifier
  return (
    <Form form={form} onSend={() => submit(form.values)} className="grid gap-5">
      <div>
        <p className="text-ink-2">{fill(text.otpSent, { to })}</p>
        {children}
      </div>
      <OtpField
        {...otp}
        onChange={(typed) =>
          otp.onChange(
            ungrouped(typed)
              .replace(/[^0-9]/g, '')
              .slice(0, OTP_DIGITS),
          )
        }
        label={text.otp}
        ref={field}
        data-first-focus
      />
      {!isOurs && (
        <TextField
          {...form.bind('key')}
          label={entryText.key}
          optional={entryText.keyOptional}
          hint={entryText.keyHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
      )}
      <Button type="submit" aria-disabled={pending}>
        {submitLabel}
      </Button>
      <Resend
        to={to}
        resendAt={resendAt}
        request={request}
        onResent={(seconds) => {
          // The countdown replaces the button.
          field.current?.focus()
          onResent(seconds)
        }}
      />
    </Form>
  )
}

type ResendProps = Pick<Props, 'resendAt' | 'request' | 'onResent'> & { to: string }

/** Counts down to when another code may be requested. */
function Resend({ to, resendAt, request, onResent }: ResendProps) {
  const text = useSessionTexts()
  const { notifyFailed } = useOutcome()
  const seconds = useCountdown(resendAt)
  const entryText = useCodeEntryTexts()
  const [resent, setResent] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const resend = useSubmit(
    async () => {
      const { resendAfterSeconds } = await request()
      setResent(true)
      setRefusal(undefined)
      onResent(resendAfterSeconds)
    },
    (error) => {
      setRefusal(error)
      notifyFailed('requestOtp', error)
    },
  )
  return (
    <div className="text-center">
      {seconds > 0 ? (
        <p className="flex min-h-11 items-center justify-center text-ink-3 tabular-nums">
          {seconds <= OTP_RESEND_SECONDS
            ? fill(text.resendIn, { seconds })
            : waitText(seconds, { minutes: entryText.resendInMinutes, hours: entryText.resendInHours })}
        </p>
      ) : (
        <Button tone="quiet" className="px-2" onClick={() => resend.submit()}>
          {text.resend}
        </Button>
      )}
      <TryLater error={refusal} />
      <output className="block text-sm text-signed">{resent && fill(text.resent, { to })}</output>
    </div>
  )
}
