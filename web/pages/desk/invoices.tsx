import { type InvoiceSummary, invoiceStatuses } from '#contract/invoices.ts'
import { invoiceTexts } from '#contract/texts/invoices.en.ts'
import { BillableSheets } from '#web/features/invoices/billable-sheets.tsx'
import { deskInvoiceList, useDeskTotals } from '#web/features/invoices/desk-invoices.queries.ts'
import { useDeskInvoiceTexts } from '#web/features/invoices/desk-texts.ts'
import { useInvoiceColumns, useShareFilter } from '#web/features/invoices/invoice-columns.tsx'
import { TotalsOfInvoices } from '#web/features/invoices/invoice-totals.tsx'
import { useInvoiceTexts } from '#web/features/invoices/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { SaveInvoices } from '#web/pages/signed-in/save-invoices.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import type { Column } from '#web/ui/list/column.ts'
import { Listing } from '#web/ui/list/listing.tsx'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(invoiceTexts.title)

/** Billable sheets, receivables, and all invoices. */
export default function DeskInvoices() {
  const text = useInvoiceTexts()
  const words = useDeskInvoiceTexts()
  const list = useList(deskInvoiceList, text)
  const { data: totals } = useDeskTotals()
  const [number, ...others] = useInvoiceColumns({ addressOf: deskAddresses.invoice, from: list.address })
  const customer: Column<InvoiceSummary> = {
    id: 'customer',
    header: text.customer,
    card: 'fact',
    cell: ({ customerName }) => <span className="wrap-anywhere">{customerName}</span>,
  }
  const options = invoiceStatuses.map((value) => ({ value, label: text.statuses[value] }))
  const byStatus = {
    name: 'status',
    label: text.status,
    options: [{ value: '', label: words.everyStatus }, ...options],
  }
  return (
    <>
      <PageHead title={text.title}>
        <SaveInvoices csv="downloadDeskInvoicesCsv" xlsx="downloadDeskInvoicesXlsx" search={list.search} />
      </PageHead>
      <div className="mb-8">
        <BillableSheets mayBill={useMay('invoices')} />
      </div>
      {totals !== undefined && <TotalsOfInvoices totals={totals} />}
      <Listing
        list={list}
        columns={number ? [number, customer, ...others] : [customer]}
        filters={[useShareFilter(), byStatus]}
        empty={<p className="max-w-prose text-ink-2">{words.emptyText}</p>}
      />
    </>
  )
}
