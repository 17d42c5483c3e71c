import { type SummarySheetSummary, summarySheetStatuses } from '#contract/summary-sheets.ts'
import { summarySheetViewTexts } from '#contract/texts/summary-sheets.view.en.ts'
import { deskSheetList } from '#web/features/summary-sheets/desk-sheets.queries.ts'
import { useDeskSummaryTexts } from '#web/features/summary-sheets/desk-texts.ts'
import { DueSheets } from '#web/features/summary-sheets/due-sheets.tsx'
import { useSheetColumns } from '#web/features/summary-sheets/sheet-columns.tsx'
import { useSummaryTexts } from '#web/features/summary-sheets/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import type { Column } from '#web/ui/list/column.ts'
import { Listing } from '#web/ui/list/listing.tsx'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(summarySheetViewTexts.title)

/** Due cycles, and all summary sheets, newest first. */
export default function DeskSummarySheets() {
  const text = useSummaryTexts()
  const words = useDeskSummaryTexts()
  const list = useList(deskSheetList, text)
  const [number, ...others] = useSheetColumns({ addressOf: deskAddresses.summarySheet, from: list.address })
  const customer: Column<SummarySheetSummary> = {
    id: 'customer',
    header: words.customer,
    card: 'fact',
    cell: ({ customerName }) => <span className="wrap-anywhere">{customerName}</span>,
  }
  const options = summarySheetStatuses.map((value) => ({ value, label: text.statuses[value] }))
  return (
    <>
      <PageHead title={text.title} />
      <div className="mb-8">
        <DueSheets mayPrepare={useMay('summary-sheets')} />
      </div>
      <Listing
        list={list}
        columns={number ? [number, customer, ...others] : [customer]}
        filters={[
          { name: 'status', label: text.status, options: [{ value: '', label: text.everyStatus }, ...options] },
        ]}
        empty={<p className="max-w-prose text-ink-2">{words.emptyText}</p>}
      />
    </>
  )
}
