import { useState } from 'react'
import { dateInIndia } from '#contract/dates.ts'
import { timesheetTexts } from '#contract/texts/logsheets.timesheets.en.ts'
import { deskTimesheets } from '#web/features/logsheets/desk-timesheets.queries.ts'
import { useMonthFilter, useSheetColumns } from '#web/features/logsheets/sheet-columns.tsx'
import { useSheetTexts } from '#web/features/logsheets/sheet-texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { Listing } from '#web/ui/list/listing.tsx'

export const meta = () => accountMeta(timesheetTexts.title)

/** The months of all jobs, newest first. */
export default function DeskTimesheets() {
  const text = useSheetTexts()
  const list = useList(deskTimesheets.list, text)
  const [thisMonth] = useState(() => dateInIndia(new Date()).slice(0, 7))
  return (
    <>
      <PageHead title={text.title} />
      <Listing
        list={list}
        columns={useSheetColumns({ addressOf: deskAddresses.timesheet, from: list.address })}
        filters={[useMonthFilter(thisMonth)]}
        empty={<p className="max-w-prose text-ink-2">{text.emptyText}</p>}
      />
    </>
  )
}
