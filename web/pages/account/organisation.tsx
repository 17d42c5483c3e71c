import { companyMessages } from '#contract/messages/company.en.ts'
import { useCompany } from '#web/features/company/company.queries.ts'
import { CompanyView } from '#web/features/company/company-view.tsx'
import { CompanyWaiting } from '#web/features/company/company-waiting.tsx'
import { NoCompany } from '#web/features/company/no-company.tsx'
import { useCompanyRole } from '#web/features/company/role.ts'
import { useCompanyTexts } from '#web/features/company/texts.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ProblemPanel } from './problem-panel.tsx'

export const meta = () => accountMeta(companyMessages.title)

export default function Organisation() {
  const text = useCompanyTexts()
  const role = useCompanyRole()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="display text-4xl md:text-5xl">{text.title}</h1>
        {role === 'admin' && <LinkButton to={accountPaths.editOrganisation()}>{text.edit}</LinkButton>}
      </div>
      {role === 'unknown' && <CompanyWaiting />}
      {role === 'individual' && <NoCompany />}
      {(role === 'admin' || role === 'user') && <OwnCompany />}
      {role === 'user' && <p className="mt-4 text-ink-2">{text.onlyAdmins}</p>}
    </>
  )
}

function OwnCompany() {
  const text = useCompanyTexts()
  const { data, error, refetch } = useCompany()
  if (data !== undefined) return <CompanyView company={data.answer.Company} />
  if (error === null) return <CompanyWaiting />
  return <ProblemPanel title={text.failedTitle} error={error} retryLabel={text.retry} retry={() => void refetch()} />
}
