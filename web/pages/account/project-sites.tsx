import { projectSiteTexts } from '#contract/texts/project-sites.en.ts'
import { SiteList } from '#web/features/project-sites/site-list.tsx'
import { useSites } from '#web/features/project-sites/sites.queries.ts'
import { useSiteTexts } from '#web/features/project-sites/texts.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { useListAddress } from '#web/platform/list-address.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { CompanyOnly } from './company-only.tsx'
import { Listing } from './listing.tsx'
import { PageHead } from './page-head.tsx'
import { useCompanyRole } from './use-company-role.ts'

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
  const at = useListAddress()
  const list = useSites(at.search)
  const empty = <p className="max-w-prose text-ink-2">{mayWrite ? text.emptyText : text.emptyForUsers}</p>
  return (
    <Listing text={text} at={at} list={list} empty={empty}>
      {(sites) => <SiteList sites={sites} from={at.address} />}
    </Listing>
  )
}
