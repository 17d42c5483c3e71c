import { logsheetTexts } from '#contract/texts/logsheets.en.ts'
import { deskLogsheetList } from '#web/features/logsheets/desk-logsheets.queries.ts'
import { useDeskLogTexts } from '#web/features/logsheets/desk-texts.ts'
import { useLogColumns } from '#web/features/logsheets/log-columns.tsx'
import { useSheetTexts } from '#web/features/logsheets/sheet-texts.ts'
import { useLogTexts } from '#web/features/logsheets/texts.ts'
import { useLogFilter } from '#web/features/logsheets/use-log-filter.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Listing } from '#web/ui/list/listing.tsx'

export const meta = () => accountMeta(logsheetTexts.title)

/** All logsheets, newest first. */
export default function DeskLogsheets() {
  const text = useLogTexts()
  const { emptyText } = useDeskLogTexts()
  const { title: toTimesheets } = useSheetTexts()
  const list = useList(deskLogsheetList, text)
  return (
    <>
      <PageHead title={text.title}>
        <LinkButton tone="secondary" to={deskAddresses.timesheets()}>
          {toTimesheets}
        </LinkButton>
      </PageHead>
      <Listing
        list={list}
        columns={useLogColumns({ to: deskAddresses.logsheet, from: list.address })}
        filters={[useLogFilter()]}
        empty={<p className="max-w-prose text-ink-2">{emptyText}</p>}
      />
    </>
  )
}
