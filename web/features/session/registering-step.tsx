import { CompanyStep } from './company-step.tsx'
import { FoundStep } from './found-step.tsx'
import { ProfileStep } from './profile-step.tsx'
import type { Registering } from './steps.ts'
import type { GetStarted } from './use-get-started.ts'
import { VerifiedStep } from './verified-step.tsx'

/** Steps 2 to 4: somebody new, alone or from a company; each keeps what it was told before it gives way. */
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
        <ProfileStep
          claims={claims}
          draft={draft}
          onRegistered={start.registered}
          onCompany={(typed) => {
            keep(typed)
            toCompany()
          }}
          onTokenSpent={startAgain}
        />
      )
    case 'company':
      return (
        <CompanyStep
          gstnId={draft.gstnId}
          onFound={(company) => {
            keep({ gstnId: company.gst })
            goTo({ name: 'found', claims, company })
          }}
          onBack={(gstnId) => {
            keep({ gstnId })
            toProfile()
          }}
          onTokenSpent={startAgain}
        />
      )
    case 'found':
      return (
        <FoundStep
          company={step.company}
          draft={draft}
          phoneOrEmail={claims.phoneEmail}
          onBack={(message) => {
            keep({ message })
            toCompany()
          }}
          onConfirmed={(tokens) => start.companyRegistered(tokens, step.company, claims)}
          onRequested={(tokens) => start.requested(tokens, step.company)}
          onTokenSpent={startAgain}
        />
      )
  }
}
