import { useState } from 'react'
import { setRegistrationToken } from '#web/platform/session/current.ts'
import { closeGetStarted } from '#web/platform/session/get-started.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { CompanyStep } from './company-step.tsx'
import { FoundStep } from './found-step.tsx'
import { LoginStep } from './login-step.tsx'
import { OtpStep } from './otp-step.tsx'
import { ProfileStep } from './profile-step.tsx'
import { RequestedStep } from './requested-step.tsx'
import type { Step } from './steps.ts'
import { type SessionTexts, useSessionTexts } from './texts.ts'
import { useGetStarted } from './use-get-started.ts'
import { VerifiedStep } from './verified-step.tsx'

type Props = {
  /** Somebody is signed in and goes on where they were going. */
  onSignedIn: () => void
  /** Closed without signing in. */
  onDismissed: () => void
}

/** Signing in by a one-time code; for somebody new a profile, and the company they come from. */
export function GetStartedDialog({ onSignedIn, onDismissed }: Props) {
  const text = useSessionTexts()
  const start = useGetStarted(onSignedIn)
  const dismiss = () => {
    setRegistrationToken(undefined)
    closeGetStarted()
    onDismissed()
  }
  return (
    <Dialog
      title={titleOf(start.step, text)}
      step={start.step.name}
      closeLabel={text.closeDialog}
      // Whoever has asked to be let in is signed in already.
      onClose={start.step.name === 'requested' ? start.leave : dismiss}
    >
      <CurrentStep start={start} />
    </Dialog>
  )
}

function titleOf(step: Step, text: SessionTexts) {
  if (step.name === 'found') return step.company.status === 'new' ? text.newCompanyTitle : text.existingCompanyTitle
  return {
    login: text.loginTitle,
    otp: text.otpTitle,
    verified: text.done.verifyOtp,
    profile: text.profileTitle,
    company: text.companyTitle,
    requested: text.done.requestAccess,
  }[step.name]
}

function CurrentStep({ start }: { start: ReturnType<typeof useGetStarted> }) {
  const [identifier, setIdentifier] = useState('')
  const { step, goTo, draft, keep, startAgain } = start
  if (step.name === 'login')
    return (
      <LoginStep
        identifier={identifier}
        onSent={(sentTo, seconds) => {
          setIdentifier(sentTo)
          start.awaitCode(seconds)
        }}
      />
    )
  if (step.name === 'otp')
    return (
      <OtpStep
        identifier={identifier}
        resendAt={step.resendAt}
        onResent={start.awaitCode}
        onChangeIdentifier={startAgain}
        onVerified={start.verified}
      />
    )
  if (step.name === 'requested') return <RequestedStep companyName={step.company.name} onContinue={start.leave} />
  const { claims } = step
  if (step.name === 'verified') return <VerifiedStep onContinue={() => goTo({ name: 'profile', claims })} />
  if (step.name === 'profile')
    return (
      <ProfileStep
        claims={claims}
        draft={draft}
        onRegistered={start.registered}
        onCompany={(typed) => {
          keep(typed)
          goTo({ name: 'company', claims })
        }}
        onTokenSpent={startAgain}
      />
    )
  if (step.name === 'company')
    return (
      <CompanyStep
        gstnId={draft.gstnId}
        onFound={(company) => {
          keep({ gstnId: company.gst })
          goTo({ name: 'found', claims, company })
        }}
        onBack={(gstnId) => {
          keep({ gstnId })
          goTo({ name: 'profile', claims })
        }}
        onTokenSpent={startAgain}
      />
    )
  const { company } = step
  return (
    <FoundStep
      company={company}
      draft={draft}
      phoneOrEmail={claims.phoneEmail}
      onBack={(message) => {
        keep({ message })
        goTo({ name: 'company', claims })
      }}
      onConfirmed={(tokens) => start.companyRegistered(tokens, company, claims)}
      onRequested={(tokens) => start.requested(tokens, company)}
      onTokenSpent={startAgain}
    />
  )
}
