import { CompanyStep } from './company-step.tsx'
import { FoundStep } from './found-step.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { ProfileStep } from './profile-step.tsx'
import type { Registering } from './steps.ts'
import type { GetStarted } from './use-get-started.ts'
import { VerifiedStep } from './verified-step.tsx'

/** Steps 2 to 4: a new user, with or without a company; keeps input as it is typed. */
export function RegisteringStep({ step, start }: { step: Registering; start: GetStarted }) {
  const { goTo, draft, keep, startAgain } = start
  const { claims } = step
  const toProfile = () => goTo({ name: 'profile', claims })
  const toCompany = () => goTo({ name: 'company', claims })
  switch (step.name) {
    case 'verified':
      return <VerifiedStep onContinue={toProfile} />
    case 'profile':
      return (
        <>
          <OpenInvitations userId={claims.userId} onJoined={start.joined} onTokenSpent={startAgain} />
          <ProfileStep
            claims={claims}
            draft={draft}
            onRegistered={start.registered}
            onTyped={keep}
            onCompany={toCompany}
            onTokenSpent={startAgain}
          />
        </>
      )
    case 'company':
      return (
        <CompanyStep
          gstnId={draft.gstnId}
          onTyped={keep}
          onFound={(company) => goTo({ name: 'found', claims, company })}
          onBack={toProfile}
          onTokenSpent={startAgain}
        />
      )
    case 'found':
      return (
        <FoundStep
          company={step.company}
          draft={draft}
          phoneOrEmail={claims.phoneEmail}
          onMessage={(message) => keep({ message })}
          onBack={toCompany}
          onConfirmed={(tokens) => start.companyRegistered(tokens, step.company, claims)}
          onRequested={(tokens) => start.requested(tokens, step.company)}
          onTokenSpent={startAgain}
        />
      )
  }
}
