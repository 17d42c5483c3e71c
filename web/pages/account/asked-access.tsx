import type { ReactNode } from 'react'
import { useOwnRequests } from '#web/features/company/company.queries.ts'
import { CompanyWaiting } from '#web/features/company/company-waiting.tsx'
import { OwnRequests } from '#web/features/company/own-requests.tsx'
import { useCompanyTexts } from '#web/features/company/texts.ts'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'

/** Whom an individual waits for, above what else they can do about a company. */
export function AskedAccess({ children }: { children: ReactNode }) {
  const text = useCompanyTexts()
  const isIndividual = useCompanyRole() === 'individual'
  const { data, error, isPending, refetch } = useOwnRequests(isIndividual)
  // Who registers a company is no individual any more, and what they typed stays.
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
