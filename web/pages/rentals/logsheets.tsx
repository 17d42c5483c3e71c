import { logsheetTexts } from '#contract/texts/logsheets.en.ts'
import { useEntryTexts } from '#web/features/logsheets/entry-texts.ts'
import { useLogColumns } from '#web/features/logsheets/log-columns.tsx'
import { logsheetList } from '#web/features/logsheets/logsheets.queries.ts'
import { MachinesOfMonth } from '#web/features/logsheets/machines-of-month.tsx'
import { useLogTexts } from '#web/features/logsheets/texts.ts'
import { useLogFilter } from '#web/features/logsheets/use-log-filter.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Listing } from '#web/ui/list/listing.tsx'

export const meta = () => accountMeta(logsheetTexts.title)

/** The logsheets that the customer may see, newest first. */
export default function Logsheets() {
  const text = useLogTexts()
  const { newTitle } = useEntryTexts()
  const list = useList(logsheetList, text)
  return (
    <>
      <PageHead title={text.title}>
        <LinkButton tone="secondary" to={accountPaths.newLogsheet()}>
          {newTitle}
        </LinkButton>
      </PageHead>
      <MachinesOfMonth />
      <Listing
        list={list}
        columns={useLogColumns({ to: accountPaths.logsheet, from: list.address })}
        filters={[useLogFilter()]}
        empty={<p className="max-w-prose text-ink-2">{text.emptyText}</p>}
      />
    </>
  )
}
