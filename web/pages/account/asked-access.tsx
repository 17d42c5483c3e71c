import type { ReactNode } from 'react'
import { useOwnRequests } from '#web/features/company/company.queries.ts'
import { CompanyWaiting } from '#web/features/company/company-waiting.tsx'
import { OwnRequests } from '#web/features/company/own-requests.tsx'
import { useCompanyTexts } from '#web/features/company/texts.ts'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'

/** The individual's open access requests, above the other ways to a company. */
export function AskedAccess({ children }: { children: ReactNode }) {
  const text = useCompanyTexts()
  const isIndividual = useCompanyRole() === 'individual'
  const { data, error, isPending, refetch } = useOwnRequests(isIndividual)
  // Registering a company changes the user type; the form must keep its input then.
  if (isIndividual && isPending) return <CompanyWaiting />
  return (
    <div className="grid gap-6">
      {error !== null && (
        <ProblemPanel title={text.requestsFailed} error={error} retryLabel={text.retry} retry={() => void refetch()} />
      )}
      {data !== undefined && <OwnRequests requests={data} />}
      {children}
    </div>
  )
}
