import { closeGetStarted } from '#web/platform/session/get-started.ts'
import { setRegistrationToken } from '#web/platform/session/session-for.ts'
import { useStore } from '#web/platform/store.ts'
import { fill } from '#web/platform/text.ts'
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
  /** The machine that is added to the cart after signing in. */
  waiting: string | undefined
  /** The user is signed in and continues where they were going. */
  onSignedIn: () => void
  /** Closed without signing in. */
  onDismissed: () => void
}

/** Sign-in by one-time code; a new user adds a profile and perhaps a company. */
export function GetStartedDialog({ waiting, onSignedIn, onDismissed }: Props) {
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
      // A user with an access request is already signed in.
      onClose={start.step.name === 'requested' ? start.leave : dismiss}
    >
      {waiting !== undefined && <p className="mb-4 font-medium">{fill(text.waiting, { name: waiting })}</p>}
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

/** Verifies a phone or e-mail address; the later steps are for new users, or show a sent access request. */
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
