import { useState } from 'react'
import { call } from '#web/platform/call.ts'
import { readClaims } from '#web/platform/session/claims.ts'
import { sessionFor } from '#web/platform/session/session-for.ts'
import type { TokenPair } from '#web/platform/session/session-world.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { LoginStep } from './login-step.tsx'
import { OtpStep } from './otp-step.tsx'

type Texts = { signInIntro: string; notStaffTitle: string; notStaffText: string; otherAddress: string }
type Step = { name: 'login' } | { name: 'otp'; resendAt: number } | { name: 'not-staff' }

/** Signing in at the desk by a one-time code; a customer's session is ended at once. */
export function DeskSignIn({ text, onSignedIn }: { text: Texts; onSignedIn: () => void }) {
  const [identifier, setIdentifier] = useState('')
  const [step, setStep] = useState<Step>({ name: 'login' })
  const awaitCode = (seconds: number) => setStep({ name: 'otp', resendAt: Date.now() + seconds * 1000 })
  const startAgain = () => setStep({ name: 'login' })
  function verified(tokens: TokenPair) {
    if (readClaims(tokens.accessToken)?.role === 'ROLE_STAFF') {
      sessionFor('desk').signIn(tokens)
      return onSignedIn()
    }
    setStep({ name: 'not-staff' })
    // Failures do not matter: nothing keeps the token.
    if (tokens.refreshToken) call('logout', { body: { refreshToken: tokens.refreshToken } }).catch(() => {})
  }
  if (step.name === 'login')
    return (
      <LoginStep
        intro={text.signInIntro}
        identifier={identifier}
        onTyped={setIdentifier}
        onSent={(sentTo, seconds) => {
          setIdentifier(sentTo)
          awaitCode(seconds)
        }}
      />
    )
  if (step.name === 'otp')
    return (
      <OtpStep
        identifier={identifier}
        resendAt={step.resendAt}
        onResent={awaitCode}
        onChangeIdentifier={startAgain}
        onVerified={verified}
      />
    )
  return (
    <div role="alert" className="grid gap-5">
      <h2 className="heading text-xl">{text.notStaffTitle}</h2>
      <p className="text-ink-2">{fill(text.notStaffText, { identifier })}</p>
      <Button onClick={startAgain}>{text.otherAddress}</Button>
    </div>
  )
}
