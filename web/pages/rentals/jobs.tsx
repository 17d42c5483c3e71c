import { useState } from 'react'
import { jobTexts } from '#contract/texts/jobs.en.ts'
import { jobStanding, useJobColumns, useJobSiteFilter, useJobStatusFilter } from '#web/features/jobs/job-columns.tsx'
import { jobList } from '#web/features/jobs/jobs.queries.ts'
import { OffHireMany } from '#web/features/jobs/off-hire-many.tsx'
import { useJobTexts } from '#web/features/jobs/texts.ts'
import { useJobActTexts } from '#web/features/jobs/use-job-outcome.ts'
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
  const actTexts = useJobActTexts()
  const [chosen, choose] = useState<readonly string[]>()
  const [byStatus, bySite] = [useJobStatusFilter(), useJobSiteFilter(sites)]
  return (
    <>
      <PageHead title={text.title} />
      <Listing
        list={list}
        columns={useJobColumns({ addressOf: accountPaths.job, from: list.address })}
        filters={sites.length > 0 ? [byStatus, bySite] : [byStatus]}
        standingOf={jobStanding}
        bulk={{
          actions: [{ id: 'off-hire', label: actTexts.many, act: choose }],
          nameOf: ({ jobNumber }) => jobNumber,
        }}
        empty={
          <>
            <p className="max-w-prose text-ink-2">{text.emptyText}</p>
            <LinkButton to={pagePaths.enquiries()}>{text.toEnquiries}</LinkButton>
          </>
        }
      />
      {chosen !== undefined && <OffHireMany jobIds={chosen} onClose={() => choose(undefined)} />}
    </>
  )
}
