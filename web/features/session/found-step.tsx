import type { ReactNode } from 'react'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { call } from '#web/platform/call.ts'
import type { TokenPair } from '#web/platform/session/session-world.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { CompanyFacts } from './company-facts.tsx'
import type { CompanyFound, Draft } from './steps.ts'
import { useSessionTexts } from './texts.ts'
import { useRegistering } from './use-registering.ts'

const MESSAGE_MAX = 2000

type Props = {
  company: CompanyFound
  draft: Draft
  /** The phone or e-mail address that received the code. */
  phoneOrEmail: string
  onMessage: (message: string) => void
  /** Returns to the GSTIN. */
  onBack: () => void
  onConfirmed: (tokens: TokenPair) => Promise<void>
  onRequested: (tokens: TokenPair) => void
  onTokenSpent: () => void
}

/** Step 4, second half: registering a new company, or requesting access to an existing one. */
export const FoundStep = (props: Props) =>
  props.company.status === 'new' ? <NewCompany {...props} /> : <ExistingCompany {...props} />

function NewCompany({ company, draft, phoneOrEmail, onBack, onConfirmed, onTokenSpent }: Props) {
  const text = useSessionTexts()
  const { first_name, last_name } = draft
  const confirm = useRegistering(
    async () =>
      onConfirmed(
        await call('confirmRegistration', {
          query: { gstnId: company.gst, phoneOrEmail },
          body: { first_name, last_name },
        }),
      ),
    {
      action: 'registerUser',
      onTokenSpent,
      // Somebody else registered first, or the look-up has expired: a new look-up shows which.
      onRefused: (error) => isOutdated(error) && onBack(),
    },
  )
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">{text.newCompanyIntro}</p>
      <CompanyFacts company={company} />
      <Ways onBack={onBack}>
        <Button onClick={() => confirm.submit()} aria-disabled={confirm.pending}>
          {text.registerCompany}
        </Button>
      </Ways>
    </div>
  )
}

const isOutdated = (error: unknown) =>
  error instanceof ApiProblem && (error.is('company-exists') || error.is('gst-lookup-required'))

function ExistingCompany({ company, draft, onMessage, onBack, onRequested, onTokenSpent }: Props) {
  const text = useSessionTexts()
  const { first_name, last_name, phone, email, message } = draft
  const body = { gstnId: company.gst, first_name, last_name, phone, email, message }
  const request = useRegistering(async () => onRequested(await call('registerWithAccessRequest', { body })), {
    action: 'requestAccess',
    onTokenSpent,
  })
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">{text.existingCompanyIntro}</p>
      <CompanyFacts company={company} />
      <TextAreaField
        name="message"
        label={text.accessMessage}
        optional={text.optional}
        hint={text.accessMessageHint}
        value={message}
        onChange={onMessage}
        onBlur={() => {}}
        maxLength={MESSAGE_MAX}
        rows={2}
      />
      <Ways onBack={onBack}>
        <Button onClick={() => request.submit()} aria-disabled={request.pending}>
          {text.requestAccess}
        </Button>
      </Ways>
    </div>
  )
}

const Ways = ({ children, onBack }: { children: ReactNode; onBack: () => void }) => (
  <div className="grid gap-2">
    {children}
    <Button tone="quiet" onClick={onBack}>
      {useSessionTexts().otherGstin}
    </Button>
  </div>
)
