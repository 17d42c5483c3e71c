import { jobTexts } from '#contract/texts/jobs.en.ts'
import { jobStanding, useJobColumns, useJobSiteFilter, useJobStatusFilter } from '#web/features/jobs/job-columns.tsx'
import { jobList } from '#web/features/jobs/jobs.queries.ts'
import { useJobTexts } from '#web/features/jobs/texts.ts'
import { useEverySite } from '#web/features/project-sites/sites.queries.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Listing } from '#web/ui/list/listing.tsx'

export const meta = () => accountMeta(jobTexts.title)

/** The machines that the caller hires, or has hired. */
export default function Jobs() {
  const text = useJobTexts()
  const list = useList(jobList, text)
  const role = useCompanyRole()
  const { data: sites = [] } = useEverySite(role === 'user' || role === 'admin')
  const [byStatus, bySite] = [useJobStatusFilter(), useJobSiteFilter(sites)]
  return (
    <>
      <PageHead title={text.title} />
      <Listing
        list={list}
        columns={useJobColumns({ addressOf: accountPaths.job, from: list.address })}
        filters={sites.length > 0 ? [byStatus, bySite] : [byStatus]}
        standingOf={jobStanding}
        empty={
          <>
            <p className="max-w-prose text-ink-2">{text.emptyText}</p>
            <LinkButton to={pagePaths.enquiries()}>{text.toEnquiries}</LinkButton>
          </>
        }
      />
    </>
  )
}
