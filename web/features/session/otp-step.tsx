import { call } from '#web/platform/call.ts'
import type { TokenPair } from '#web/platform/session/session.ts'
import { isPhoneLike } from '#web/ui/identifier.ts'
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
  return (
    <OtpForm
      identifier={identifier}
      resendAt={resendAt}
      request={() => call('sendOtp', { body: { phoneOrEmail: identifier } })}
      onResent={onResent}
      verify={async (otp) => onVerified(await call('verifyOtp', { body: { phoneOrEmail: identifier, otp } }))}
      failure="verifyOtp"
    >
      <button type="button" className="link min-h-11" onClick={onChangeIdentifier}>
        {isPhoneLike(identifier) ? text.changePhone : text.changeEmail}
      </button>
    </OtpForm>
  )
}
