import { Link, useSearchParams } from 'react-router'
import type { InvoiceLine, InvoiceNote } from '#contract/invoices.ts'
import { signedInPaths } from '#contract/paths.signed-in.ts'
import { invoiceTexts } from '#contract/texts/invoices.en.ts'
import { TakeEvidence } from '#web/features/evidence/take-evidence.tsx'
import { DisputeLines } from '#web/features/invoices/dispute-lines.tsx'
import { DisputeOver } from '#web/features/invoices/dispute-over.tsx'
import { InvoiceHead } from '#web/features/invoices/invoice-head.tsx'
import { InvoiceView } from '#web/features/invoices/invoice-view.tsx'
import { type OwnInvoice, useInvoice } from '#web/features/invoices/invoices.queries.ts'
import { PaymentReports } from '#web/features/invoices/payment-reports.tsx'
import { ReportPayment } from '#web/features/invoices/report-payment.tsx'
import { useInvoiceTexts } from '#web/features/invoices/texts.ts'
import { useSummarySheet } from '#web/features/summary-sheets/summary-sheets.queries.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { LineProof } from '#web/pages/signed-in/line-proof.tsx'
import { OpenPdf } from '#web/pages/signed-in/open-pdf.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'
import Invoices from './invoices.tsx'

export const meta = () => accountMeta(invoiceTexts.title)

/** All invoices, or the one in the address. */
export default function InvoicePage() {
  const id = useSearchParams()[0].get('invoice')
  return id === null ? <Invoices /> : <OneInvoice key={id} id={id} />
}

function OneInvoice({ id }: { id: string }) {
  const text = useInvoiceTexts()
  const list = useListBefore(accountPaths.invoices())
  const query = useInvoice(id)
  const loaded = staleData(query.data, query.error)
  if (loaded !== undefined) return <Shown {...loaded} list={list} />
  return (
    <>
      <PageHead title={text.one} back={{ to: list, label: text.backToList }} />
      <EntryState query={query} text={text} />
    </>
  )
}

function Shown({
  invoice,
  reports,
  mayReport,
  mayDispute,
  disputeUntil,
  writeTo,
  list,
}: OwnInvoice & { list: string }) {
  const role = useCompanyRole()
  const text = useInvoiceTexts()
  return (
    <>
      <title>{invoice.invoiceNumber}</title>
      <InvoiceHead
        invoice={invoice}
        crumbs={
          <>
            <Link to={list} className="link inline-flex min-h-11 items-center">
              {text.title}
            </Link>
            <span aria-hidden="true">/</span>
            <span className="tabular-nums">{invoice.invoiceNumber}</span>
          </>
        }
      >
        <div className="-ml-5 flex min-w-0 flex-wrap">
          <OpenPdf
            text={text}
            name="downloadInvoicePdf"
            path={signedInPaths.downloadInvoicePdf.path.replace('{invoiceId}', () => invoice.invoiceId)}
          />
          {invoice.invoiceNumber !== null && (
            <TakeEvidence
              name="downloadInvoiceEvidence"
              params={{ invoiceId: invoice.invoiceId }}
              number={invoice.invoiceNumber}
            />
          )}
        </div>
      </InvoiceHead>
      <InvoiceView
        invoice={invoice}
        sheetAt={accountPaths.summarySheet}
        noteAs={(note) => <NotePdf note={note} />}
        proofOf={(line) => <Proof key={line.lineId} line={line} />}
      >
        {mayReport && <ReportPayment invoice={invoice} />}
        {reports.length > 0 && <PaymentReports reports={reports} mayWithdraw={role !== 'user'} />}
        {mayDispute && <DisputeLines invoice={invoice} until={disputeUntil} />}
        {writeTo !== null && disputeUntil !== null && <DisputeOver until={disputeUntil} writeTo={writeTo} />}
      </InvoiceView>
    </>
  )
}

function NotePdf({ note: { noteId, noteNumber: number } }: { note: InvoiceNote }) {
  const text = useInvoiceTexts()
  const openAs = fill(text.openNoteAs, { number, type: 'PDF' })
  const path = signedInPaths.downloadInvoiceNotePdf.path.replace('{id}', () => noteId)
  return <OpenPdf name="downloadInvoiceNotePdf" path={path} text={{ ...text, openAs }} />
}

function Proof({ line: { summarySheetId, lineId } }: { line: InvoiceLine }) {
  const { data, error } = useSummarySheet(summarySheetId)
  return <LineProof sheet={data} isFailed={error !== null} lineId={lineId} logAt={accountPaths.logsheet} />
}
