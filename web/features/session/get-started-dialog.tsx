import { closeGetStarted } from '#web/platform/session/get-started.ts'
import { setRegistrationToken } from '#web/platform/session/session-for.ts'
import { useStore } from '#web/platform/store.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoginStep } from './login-step.tsx'
import { OtpStep } from './otp-step.tsx'
import { RegisteringStep } from './registering-step.tsx'
import { RequestedStep } from './requested-step.tsx'
import type { Step } from './steps.ts'
import { type SessionTexts, useSessionTexts } from './texts.ts'
import { saveUnfinished, unfinished } from './unfinished.ts'
import { type GetStarted, useGetStarted } from './use-get-started.ts'

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

/** Verifying a phone or an e-mail address; what follows is for somebody new, or for who has just asked to be let in. */
function CurrentStep({ start }: { start: GetStarted }) {
  const { identifier } = useStore(unfinished)
  const { step } = start
  if (step.name === 'login')
    return (
      <LoginStep
        identifier={identifier}
        onTyped={(typed) => saveUnfinished({ identifier: typed })}
        onSent={(sentTo, seconds) => {
          saveUnfinished({ identifier: sentTo })
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
        onChangeIdentifier={start.startAgain}
        onVerified={start.verified}
      />
    )
  return step.name === 'requested' ? (
    <RequestedStep companyName={step.company.name} onContinue={start.leave} />
  ) : (
    <RegisteringStep step={step} start={start} />
  )
}
