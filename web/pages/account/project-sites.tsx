import { projectSiteTexts } from '#contract/texts/project-sites.en.ts'
import { useSiteColumns } from '#web/features/project-sites/site-columns.tsx'
import { siteList } from '#web/features/project-sites/sites.queries.ts'
import { useSiteTexts } from '#web/features/project-sites/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Listing } from '#web/ui/list/listing.tsx'
import { CompanyOnly } from './company-only.tsx'

export const meta = () => accountMeta(projectSiteTexts.title)

export default function ProjectSites() {
  const text = useSiteTexts()
  const mayWrite = useCompanyRole() === 'admin'
  return (
    <CompanyOnly title={text.title}>
      <PageHead title={text.title}>
        {mayWrite && <LinkButton to={accountPaths.newProjectSite()}>{text.addShort}</LinkButton>}
      </PageHead>
      <Sites mayWrite={mayWrite} />
    </CompanyOnly>
  )
}

function Sites({ mayWrite }: { mayWrite: boolean }) {
  const text = useSiteTexts()
  const list = useList(siteList, text)
  const empty = <p className="max-w-prose text-ink-2">{mayWrite ? text.emptyText : text.emptyForUsers}</p>
  return <Listing list={list} columns={useSiteColumns(list.address)} empty={empty} />
}
