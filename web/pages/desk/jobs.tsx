import type { DeskJobSummary } from '#contract/jobs.desk.ts'
import { deskJobTexts } from '#contract/texts/jobs.desk.en.ts'
import { deskJobList } from '#web/features/jobs/desk-jobs.queries.ts'
import { JobTabs } from '#web/features/jobs/desk-tabs.tsx'
import { useDeskJobTexts } from '#web/features/jobs/desk-texts.ts'
import { jobStanding, useJobColumns } from '#web/features/jobs/job-columns.tsx'
import { useJobTexts } from '#web/features/jobs/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { listQuery } from '#web/platform/list-address.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import type { Column } from '#web/ui/list/column.ts'
import { Listing } from '#web/ui/list/listing.tsx'

export const meta = () => accountMeta(deskJobTexts.title)

/** All rental jobs, by status. */
export default function DeskJobs() {
  const text = useDeskJobTexts()
  const list = useList(deskJobList, useJobTexts())
  const { search } = list
  const [number, ...others] = useJobColumns({ addressOf: deskAddresses.job, from: list.address })
  const customer: Column<DeskJobSummary> = {
    id: 'customer',
    header: text.customer,
    card: 'fact',
    cell: (job) => <span className="wrap-anywhere">{job.customer}</span>,
  }
  const addressOf = (status: string) => ({
    search: listQuery({ ...search, page: 0, filters: { ...search.filters, status } }),
  })
  return (
    <>
      <PageHead title={text.title} />
      <JobTabs chosen={search.filters['status']} addressOf={addressOf} />
      <Listing
        list={list}
        columns={number ? [number, customer, ...others] : [customer]}
        standingOf={jobStanding}
        empty={<p className="max-w-prose text-ink-2">{text.emptyText}</p>}
      />
    </>
  )
}
