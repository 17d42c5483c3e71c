import { companyTexts } from '#contract/texts/company.en.ts'
import { useCompany } from '#web/features/company/company.queries.ts'
import { CompanyView } from '#web/features/company/company-view.tsx'
import { CompanyWaiting } from '#web/features/company/company-waiting.tsx'
import { NoCompany } from '#web/features/company/no-company.tsx'
import { useCompanyTexts } from '#web/features/company/texts.ts'
import { OwnDataLink } from '#web/features/own-data/own-data-link.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { AskedAccess } from './asked-access.tsx'

export const meta = () => accountMeta(companyTexts.title)

export default function Organisation() {
  const text = useCompanyTexts()
  const role = useCompanyRole()
  return (
    <>
      <PageHead title={text.title}>{role === 'admin' && <EditLink />}</PageHead>
      {role === 'unknown' && <CompanyWaiting />}
      {role === 'individual' && (
        <AskedAccess>
          <NoCompany />
        </AskedAccess>
      )}
      {(role === 'admin' || role === 'user') && <OwnCompany mayWrite={role === 'admin'} />}
    </>
  )
}

/** Hidden if the company failed to load. */
function EditLink() {
  const text = useCompanyTexts()
  const { data, error } = useCompany()
  if (data === undefined && error !== null) return null
  return <LinkButton to={accountPaths.editOrganisation()}>{text.edit}</LinkButton>
}

function OwnCompany({ mayWrite }: { mayWrite: boolean }) {
  const text = useCompanyTexts()
  const { data, error, refetch } = useCompany()
  if (data === undefined && error === null) return <CompanyWaiting />
  if (data === undefined) {
    return <ProblemPanel title={text.failedTitle} error={error} retryLabel={text.retry} retry={() => void refetch()} />
  }
  return (
    <>
      <CompanyView company={data.answer.Company} />
      {mayWrite && <OwnDataLink of="company" />}
      {!mayWrite && <p className="mt-4 text-ink-2">{text.onlyAdmins}</p>}
    </>
  )
}
