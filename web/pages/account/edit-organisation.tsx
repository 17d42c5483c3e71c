import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { companyMessages } from '#contract/messages/company.en.ts'
import { useCompanyToEdit } from '#web/features/company/company.queries.ts'
import { CompanyEntry } from '#web/features/company/company-entry.tsx'
import { CompanyWaiting } from '#web/features/company/company-waiting.tsx'
import { EditCompany } from '#web/features/company/edit-company.tsx'
import { ReadOnly } from '#web/features/company/read-only.tsx'
import { useCompanyRole } from '#web/features/company/role.ts'
import { useCompanyTexts } from '#web/features/company/texts.ts'
import { useUpgrade } from '#web/features/company/use-upgrade.ts'
import { AddressFields } from '#web/features/locations/address-fields.tsx'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { ProblemPanel } from './problem-panel.tsx'

export const meta = () => accountMeta(companyMessages.editTitle)

const addressFields = (address: ComponentProps<typeof AddressFields>) => <AddressFields {...address} />

export default function EditOrganisation() {
  const text = useCompanyTexts()
  const role = useCompanyRole()
  const upgrade = useUpgrade()
  // Half-way through a registration somebody is an administrator already, and still in the middle of it.
  const entering = role === 'individual' || upgrade.underWay
  return (
    <>
      <Link to={accountPaths.organisation()} className="link mb-2 inline-flex min-h-11 items-center">
        {text.back}
      </Link>
      <h1 className="display mb-6 text-4xl md:text-5xl">{entering ? text.entryTitle : text.editTitle}</h1>
      {role === 'unknown' && <CompanyWaiting />}
      {entering && <CompanyEntry upgrade={upgrade} addressFields={addressFields} />}
      {!entering && role === 'user' && <ReadOnly />}
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
