import { useState } from 'react'
import type { Claims } from '#contract/session.ts'
import { notify } from '#web/platform/notifications.ts'
import { readClaims } from '#web/platform/session/claims.ts'
import { session, setRegistrationToken } from '#web/platform/session/current.ts'
import { closeGetStarted } from '#web/platform/session/get-started.ts'
import type { TokenPair } from '#web/platform/session/session.ts'
import { fill } from '#web/platform/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoginStep } from './login-step.tsx'
import { OtpStep } from './otp-step.tsx'
import { ProfileStep } from './profile-step.tsx'
import { useSessionTexts } from './texts.ts'
import { VerifiedStep } from './verified-step.tsx'

/** The four steps of specification section 2, by name. */
type Step =
  | { name: 'login' }
  | { name: 'otp'; resendAt: number }
  | { name: 'verified'; claims: Claims }
  | { name: 'profile'; claims: Claims }

type Props = {
  /** Somebody is signed in and goes on where they were going. */
  onSignedIn: () => void
  /** Closed without signing in. */
  onDismissed: () => void
}

/** Signing in by a one-time code, and a profile for somebody new. */
export function GetStartedDialog({ onSignedIn, onDismissed }: Props) {
  const text = useSessionTexts()
  const [step, setStep] = useState<Step>({ name: 'login' })
  const [identifier, setIdentifier] = useState('')
  const titles = {
    login: text.loginTitle,
    otp: text.otpTitle,
    verified: text.done.verifyOtp,
    profile: text.profileTitle,
  }

  const enter = (tokens: TokenPair, title: string, message: string) => {
    setRegistrationToken(undefined)
    session.signIn(tokens)
    closeGetStarted()
    notify({ title, notifytype: 'success', message, buttons: { primary: { label: text.dialog.okay } } })
    onSignedIn()
  }
  const verified = (tokens: TokenPair) => {
    const claims = readClaims(tokens.accessToken)
    if (claims?.role !== 'ROLE_NEW_USER') return enter(tokens, text.done.verifyOtp, text.loggingIn)
    setRegistrationToken(tokens.accessToken)
    setStep({ name: 'verified', claims })
  }
  const registered = (tokens: TokenPair) => {
    const name = readClaims(tokens.accessToken)?.name ?? ''
    enter(tokens, text.done.registerUser, fill(text.welcome, { name }))
  }
  const awaitCode = (resendAfterSeconds: number) =>
    setStep({ name: 'otp', resendAt: Date.now() + resendAfterSeconds * 1000 })

  return (
    <Dialog
      title={titles[step.name]}
      step={step.name}
      closeLabel={text.closeDialog}
      onClose={() => {
        setRegistrationToken(undefined)
        closeGetStarted()
        onDismissed()
      }}
    >
      {step.name === 'login' && (
        <LoginStep
          identifier={identifier}
          onSent={(sentTo, seconds) => {
            setIdentifier(sentTo)
            awaitCode(seconds)
          }}
        />
      )}
      {step.name === 'otp' && (
        <OtpStep
          identifier={identifier}
          resendAt={step.resendAt}
          onResent={awaitCode}
          onChangeIdentifier={() => setStep({ name: 'login' })}
          onVerified={verified}
        />
      )}
      {step.name === 'verified' && (
        <VerifiedStep onContinue={() => setStep({ name: 'profile', claims: step.claims })} />
      )}
      {step.name === 'profile' && (
        <ProfileStep claims={step.claims} onRegistered={registered} onTokenSpent={() => setStep({ name: 'login' })} />
      )}
    </Dialog>
  )
}
