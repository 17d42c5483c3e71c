import { companyMessages } from '#contract/messages/company.en.ts'
import { useCompany } from '#web/features/company/company.queries.ts'
import { CompanyWaiting } from '#web/features/company/company-waiting.tsx'
import { NoCompany } from '#web/features/company/no-company.tsx'
import { Overview } from '#web/features/company/overview.tsx'
import { useCompanyRole } from '#web/features/company/role.ts'
import { useCompanyTexts } from '#web/features/company/texts.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { ProblemPanel } from './problem-panel.tsx'

export const meta = () => accountMeta(companyMessages.overviewTitle)

export default function CompanyOverview() {
  const role = useCompanyRole()
  if (role === 'admin' || role === 'user') return <OwnCompany isAdmin={role === 'admin'} />
  return (
    <>
      <Title />
      {role === 'individual' ? <NoCompany /> : <CompanyWaiting />}
    </>
  )
}

const Title = () => <h1 className="display mb-6 text-4xl md:text-5xl">{useCompanyTexts().overviewTitle}</h1>

function OwnCompany({ isAdmin }: { isAdmin: boolean }) {
  const text = useCompanyTexts()
  const { data, error, refetch } = useCompany()
  if (data !== undefined) return <Overview company={data.answer.Company} isAdmin={isAdmin} />
  return (
    <>
      <Title />
      {error === null ? (
        <CompanyWaiting />
      ) : (
        <ProblemPanel title={text.failedTitle} error={error} retryLabel={text.retry} retry={() => void refetch()} />
      )}
    </>
  )
}
