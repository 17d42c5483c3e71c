import { useNavigate } from 'react-router'
import { projectSiteTexts } from '#contract/texts/project-sites.en.ts'
import { AddressFields } from '#web/features/locations/address-fields.tsx'
import { AddSite } from '#web/features/project-sites/add-site.tsx'
import { useSiteTexts } from '#web/features/project-sites/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { CompanyOnly } from './company-only.tsx'

export const meta = () => accountMeta(projectSiteTexts.newTitle)

export default function NewProjectSite() {
  const text = useSiteTexts()
  const navigate = useNavigate()
  return (
    <CompanyOnly administrators title={text.newTitle}>
      <PageHead title={text.newTitle} back={{ to: accountPaths.projectSites(), label: text.backToList }} />
      <p className="-mt-2 mb-6 max-w-prose text-ink-2">{text.newIntro}</p>
      <div className="card p-5 md:p-8">
        <AddSite
          address={(bind) => <AddressFields bind={bind} section="shipping" />}
          onAdded={() => void navigate(accountPaths.projectSites())}
        />
      </div>
    </CompanyOnly>
  )
}
