import { useState } from 'react'
import { PhoneOrEmail } from '#contract/fields.ts'
import { withoutMarks } from '#contract/identifiers.ts'
import { phoneDigits } from '#contract/phones.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useIdentifierEntry } from '#web/platform/phone-entry.ts'
import { resendAtOf, secondsUntil } from '#web/platform/sent-lately.ts'
import { signInCode } from '#web/platform/session/one-time-codes.ts'
import { TryLater } from '#web/platform/try-later.tsx'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { useCodeEntryTexts } from '#web/platform/wait-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { useSessionTexts } from './texts.ts'

type Props = {
  /** Replaces the site's introduction. */
  intro?: string
  identifier: string
  onTyped: (identifier: string) => void
  /** A code was sent; the next may be requested after this many seconds. */
  onSent: (identifier: string, resendAfterSeconds: number) => void
}

/** Step 0: a phone or an e-mail address. */
export function LoginStep({ intro, identifier, onTyped, onSent }: Props) {
  const text = useSessionTexts()
  const entryText = useCodeEntryTexts()
  const fieldTexts = useFieldTexts()
  const { notifyFailed } = useOutcome()
  const [sentBefore, setSentBefore] = useState<{ to: string; resendAt: number; error: unknown }>()
  const form = useFields({
    initial: { phoneOrEmail: identifier },
    check: (values) =>
      wrongFields(
        { phoneOrEmail: { schema: PhoneOrEmail, label: text.phoneOrEmail } },
        { phoneOrEmail: meant(values.phoneOrEmail) },
        fieldTexts,
      ),
  })
  const phoneOrEmail = meant(form.values.phoneOrEmail)
  const request = useSubmit(
    async () => {
      const { resendAfterSeconds } = await signInCode(phoneOrEmail).request()
      onSent(phoneOrEmail, resendAfterSeconds)
    },
    (error) => {
      const resendAt = resendAtOf(error)
      setSentBefore(resendAt === undefined ? undefined : { to: phoneOrEmail, resendAt, error })
      notifyFailed('requestOtp', error)
    },
  )
  const entry = useIdentifierEntry(withReport(form.bind('phoneOrEmail'), onTyped), text.phoneOrEmailHint)
  return (
    <Form form={form} onSend={() => request.submit()} className="grid gap-5">
      <p className="text-ink-2">{intro ?? text.loginIntro}</p>
      <TextField {...entry} label={text.phoneOrEmail} autoCapitalize="none" spellCheck={false} data-first-focus />
      <Button type="submit" aria-disabled={request.pending}>
        {text.sendOtp}
      </Button>
      {sentBefore?.to === phoneOrEmail && (
        <>
          <TryLater error={sentBefore.error}>{entryText.knownBrowser}</TryLater>
          <Button tone="quiet" onClick={() => onSent(phoneOrEmail, secondsUntil(sentBefore.resendAt))}>
            {text.haveCode}
          </Button>
        </>
      )}
    </Form>
  )
}

/** A phone number without its +91, else the trimmed text. */
const meant = (typed: string) => phoneDigits(typed) ?? withoutMarks(typed).trim()

/** A field whose changes are reported too. */
const withReport = <Field extends { onChange: (value: string) => void }>(
  field: Field,
  report: (value: string) => void,
) => ({
  ...field,
  onChange(value: string) {
    field.onChange(value)
    report(value)
  },
})
