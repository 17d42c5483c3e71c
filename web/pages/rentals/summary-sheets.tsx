import { useSearchParams } from 'react-router'
import { summarySheetViewTexts } from '#contract/texts/summary-sheets.view.en.ts'
import { useEverySite } from '#web/features/project-sites/sites.queries.ts'
import {
  useSheetColumns,
  useSheetSiteFilter,
  useSheetStatusFilter,
} from '#web/features/summary-sheets/sheet-columns.tsx'
import { summarySheetList } from '#web/features/summary-sheets/summary-sheets.queries.ts'
import { useSummaryTexts } from '#web/features/summary-sheets/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { Listing } from '#web/ui/list/listing.tsx'

export const meta = () => accountMeta(summarySheetViewTexts.title)

/** The summary sheets of the customer's jobs, newest first, or those of the job in the address. */
export default function SummarySheets() {
  const text = useSummaryTexts()
  const list = useList(summarySheetList, text)
  const job = useSearchParams()[0].get('job')
  const role = useCompanyRole()
  const { data: sites = [] } = useEverySite(role === 'user' || role === 'admin')
  const [byStatus, bySite] = [useSheetStatusFilter(), useSheetSiteFilter(sites)]
  const filters = job === null && sites.length > 0 ? [byStatus, bySite] : [byStatus]
  const back = job === null ? {} : { back: { to: accountPaths.job(job), label: text.backToJob } }
  return (
    <>
      <PageHead title={job === null ? text.title : text.ofJob} {...back} />
      <Listing
        list={list}
        columns={useSheetColumns({ addressOf: accountPaths.summarySheet, from: list.address })}
        filters={filters}
        empty={<p className="max-w-prose text-ink-2">{text.emptyText}</p>}
      />
    </>
  )
}
