import { isAllDigits } from '#contract/phones.ts'
import { signInCode } from '#web/platform/session/one-time-codes.ts'
import type { TokenPair } from '#web/platform/session/session-world.ts'
import { OtpForm } from './otp-form.tsx'
import { useSessionTexts } from './texts.ts'

type Props = {
  identifier: string
  resendAt: number
  onResent: (resendAfterSeconds: number) => void
  onChangeIdentifier: () => void
  onVerified: (tokens: TokenPair) => void
}

/** Step 1: the one-time code. */
export function OtpStep({ identifier, resendAt, onResent, onChangeIdentifier, onVerified }: Props) {
  const text = useSessionTexts()
  const code = signInCode(identifier)
  return (
    <OtpForm
      identifier={identifier}
      resendAt={resendAt}
      isOurs={code.isOurs()}
      request={code.request}
      onResent={onResent}
      verify={async (typed) => onVerified(await code.enter(typed))}
      failure="verifyOtp"
    >
      <button type="button" className="link min-h-11" onClick={onChangeIdentifier}>
        {isAllDigits(identifier) ? text.changePhone : text.changeEmail}
      </button>
    </OtpForm>
  )
}
