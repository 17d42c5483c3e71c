import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { dateInIndia } from '#contract/dates.ts'
import { timesheetTexts } from '#contract/texts/logsheets.timesheets.en.ts'
import { useMonthFilter, useSheetColumns, useSheetSiteFilter } from '#web/features/logsheets/sheet-columns.tsx'
import { useSheetTexts } from '#web/features/logsheets/sheet-texts.ts'
import { timesheets } from '#web/features/logsheets/timesheets.queries.ts'
import { useEverySite } from '#web/features/project-sites/sites.queries.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { Listing } from '#web/ui/list/listing.tsx'

export const meta = () => accountMeta(timesheetTexts.title)

/** The months of the customer's jobs, newest first, or those of the job in the address. */
export default function Timesheets() {
  const text = useSheetTexts()
  const list = useList(timesheets.list, text)
  const job = useSearchParams()[0].get('job')
  const [thisMonth] = useState(() => dateInIndia(new Date()).slice(0, 7))
  const role = useCompanyRole()
  const { data: sites = [] } = useEverySite(role === 'user' || role === 'admin')
  const [byMonth, bySite] = [useMonthFilter(thisMonth), useSheetSiteFilter(sites)]
  const filters = sites.length > 0 ? [byMonth, bySite] : [byMonth]
  const back = job === null ? {} : { back: { to: accountPaths.job(job), label: text.backToJob } }
  return (
    <>
      <PageHead title={job === null ? text.title : text.ofJob} {...back} />
      <Listing
        list={list}
        columns={useSheetColumns({ addressOf: accountPaths.timesheet, from: list.address })}
        filters={job === null ? filters : []}
        empty={<p className="max-w-prose text-ink-2">{text.emptyText}</p>}
      />
    </>
  )
}
