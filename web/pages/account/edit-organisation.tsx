import type { ComponentProps } from 'react'
import { companyTexts } from '#contract/texts/company.en.ts'
import { useCompanyToEdit } from '#web/features/company/company.queries.ts'
import { CompanyEntry } from '#web/features/company/company-entry.tsx'
import { CompanyWaiting } from '#web/features/company/company-waiting.tsx'
import { EditCompany } from '#web/features/company/edit-company.tsx'
import { useCompanyTexts } from '#web/features/company/texts.ts'
import { useUpgrade } from '#web/features/company/use-upgrade.ts'
import { AddressFields } from '#web/features/locations/address-fields.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { AskedAccess } from './asked-access.tsx'
import { ForAdministrators } from './for-administrators.tsx'

export const meta = () => accountMeta(companyTexts.editTitle)

const addressFields = (address: ComponentProps<typeof AddressFields>) => <AddressFields {...address} />

export default function EditOrganisation() {
  const text = useCompanyTexts()
  const role = useCompanyRole()
  const upgrade = useUpgrade()
  // During a registration the user is already an administrator, but not yet done here.
  const entering = role === 'individual' || upgrade.underWay
  return (
    <>
      {entering && <title>{text.entryTitle}</title>}
      <PageHead
        title={entering ? text.entryTitle : text.editTitle}
        back={{ to: accountPaths.organisation(), label: text.back }}
      />
      {role === 'unknown' && <CompanyWaiting />}
      {entering && (
        <AskedAccess>
          <CompanyEntry upgrade={upgrade} addressFields={addressFields} />
        </AskedAccess>
      )}
      {!entering && role === 'user' && <ForAdministrators />}
      {!entering && role === 'admin' && <OwnCompany />}
    </>
  )
}

function OwnCompany() {
  const text = useCompanyTexts()
  const { data, error, refetch } = useCompanyToEdit()
  if (data !== undefined) return <EditCompany read={data} addressFields={addressFields} />
  if (error === null) return <CompanyWaiting />
  return <ProblemPanel title={text.failedTitle} error={error} retryLabel={text.retry} retry={() => void refetch()} />
}
