import { useSearchParams } from 'react-router'
import { invoiceTexts } from '#contract/texts/invoices.en.ts'
import { useInvoiceColumns, useShareFilter } from '#web/features/invoices/invoice-columns.tsx'
import { TotalsOfInvoices } from '#web/features/invoices/invoice-totals.tsx'
import { invoiceList, useInvoiceTotals } from '#web/features/invoices/invoices.queries.ts'
import { useInvoiceTexts } from '#web/features/invoices/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { SaveInvoices } from '#web/pages/signed-in/save-invoices.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { Listing } from '#web/ui/list/listing.tsx'
import { ToPayments } from './to-payments.tsx'

export const meta = () => accountMeta(invoiceTexts.title)

/** The invoices of the customer, newest first, or those of the job in the address. */
export default function Invoices() {
  const text = useInvoiceTexts()
  const list = useList(invoiceList, text)
  const role = useCompanyRole()
  const job = useSearchParams()[0].get('job')
  const { data: totals } = useInvoiceTotals(job)
  const back = job === null ? {} : { back: { to: accountPaths.job(job), label: text.backToJob } }
  return (
    <>
      <PageHead title={job === null ? text.title : text.ofJob} {...back}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {job === null && role !== 'user' && <ToPayments />}
          {!list.isBare && <SaveInvoices csv="downloadInvoicesCsv" xlsx="downloadInvoicesXlsx" search={list.search} />}
        </div>
      </PageHead>
      {totals !== undefined && !list.isBare && <TotalsOfInvoices totals={totals} />}
      <Listing
        list={list}
        columns={useInvoiceColumns({ addressOf: accountPaths.invoice, from: list.address })}
        filters={[useShareFilter()]}
        empty={<p className="max-w-prose text-ink-2">{text.emptyText}</p>}
      />
    </>
  )
}
