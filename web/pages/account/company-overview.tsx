import { companyTexts } from '#contract/texts/company.en.ts'
import { useCompany } from '#web/features/company/company.queries.ts'
import { CompanyWaiting } from '#web/features/company/company-waiting.tsx'
import { NoCompany } from '#web/features/company/no-company.tsx'
import { Overview } from '#web/features/company/overview.tsx'
import { useCompanyTexts } from '#web/features/company/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { AskedAccess } from './asked-access.tsx'

export const meta = () => accountMeta(companyTexts.overviewTitle)

export default function CompanyOverview() {
  const role = useCompanyRole()
  const text = useCompanyTexts()
  if (role === 'admin' || role === 'user') return <OwnCompany isAdmin={role === 'admin'} />
  return (
    <>
      <PageHead title={text.overviewTitle} />
      {role === 'unknown' && <CompanyWaiting />}
      {role === 'individual' && (
        <AskedAccess>
          <NoCompany />
        </AskedAccess>
      )}
    </>
  )
}

function OwnCompany({ isAdmin }: { isAdmin: boolean }) {
  const text = useCompanyTexts()
  const { data, error, refetch } = useCompany()
  const retry = () => void refetch()
  const company = data?.answer.Company
  return (
    <>
      <PageHead title={company?.companyName ?? text.overviewTitle} />
      {company !== undefined && <Overview company={company} isAdmin={isAdmin} />}
      {company === undefined && error === null && <CompanyWaiting />}
      {company === undefined && error !== null && (
        <ProblemPanel title={text.failedTitle} error={error} retryLabel={text.retry} retry={retry} />
      )}
    </>
  )
}
