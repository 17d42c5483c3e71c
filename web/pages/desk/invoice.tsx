import { Link } from 'react-router'
import { isRegistered } from '#contract/gstin.ts'
import type { InvoiceLine, InvoiceNote } from '#contract/invoices.ts'
import { deskPaths } from '#contract/paths.desk.ts'
import { invoiceTexts } from '#contract/texts/invoices.en.ts'
import { TakeEvidence } from '#web/features/evidence/take-evidence.tsx'
import { EInvoices } from '#web/features/gst/e-invoices.tsx'
import { SavePaper } from '#web/features/gst/save-paper.tsx'
import { useGstTexts } from '#web/features/gst/texts.ts'
import { AnswerDispute } from '#web/features/invoices/answer-dispute.tsx'
import {
  reloadDeskInvoices,
  useDeskInvoice,
  type VersionedInvoice,
} from '#web/features/invoices/desk-invoices.queries.ts'
import { useDeskInvoiceTexts } from '#web/features/invoices/desk-texts.ts'
import { DraftActs } from '#web/features/invoices/draft-acts.tsx'
import { InvoiceHead } from '#web/features/invoices/invoice-head.tsx'
import { InvoiceView } from '#web/features/invoices/invoice-view.tsx'
import { IssueNote } from '#web/features/invoices/issue-note.tsx'
import { Reminders } from '#web/features/invoices/reminders.tsx'
import { useInvoiceTexts } from '#web/features/invoices/texts.ts'
import { useDeskInvoiceAct } from '#web/features/invoices/use-desk-invoice-act.ts'
import { useDeskSheet } from '#web/features/summary-sheets/desk-sheets.queries.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { LineProof } from '#web/pages/signed-in/line-proof.tsx'
import { OpenPdf } from '#web/pages/signed-in/open-pdf.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'
import type { Route } from './+types/invoice'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(invoiceTexts.one)

/** One invoice: a draft to issue, or what was issued. */
export default function DeskInvoice({ params: { invoiceId } }: Route.ComponentProps) {
  return <OneInvoice key={invoiceId} id={invoiceId} />
}

function OneInvoice({ id }: { id: string }) {
  const text = useInvoiceTexts()
  const { missingText } = useDeskInvoiceTexts()
  const list = useListBefore(deskAddresses.invoices())
  const query = useDeskInvoice(id)
  const loaded = staleData(query.data, query.error)
  if (loaded !== undefined) return <Shown loaded={loaded} list={list} />
  return (
    <>
      <PageHead title={text.one} back={{ to: list, label: text.backToList }} />
      <EntryState query={query} text={{ ...text, missingText }} />
    </>
  )
}

function Shown({ loaded, list }: { loaded: VersionedInvoice; list: string }) {
  const text = useInvoiceTexts()
  const { backToList } = useDeskInvoiceTexts()
  const act = useDeskInvoiceAct()
  const mayBill = useMay('invoices')
  const mayFile = useMay('ledger')
  const { eInvoice } = useGstTexts()
  const { thing: invoice } = loaded
  return (
    <>
      <title>{invoice.invoiceNumber ?? text.draft}</title>
      <InvoiceHead
        invoice={invoice}
        crumbs={
          <>
            <Link to={list} className="link inline-flex min-h-11 items-center">
              {backToList}
            </Link>
            <span aria-hidden="true">/</span>
            <span className="wrap-anywhere">{invoice.customerName}</span>
          </>
        }
      >
        <div className="-ml-5 flex min-w-0 flex-wrap">
          <OpenPdf
            text={text}
            name="downloadDeskInvoicePdf"
            path={deskPaths.downloadDeskInvoicePdf.path.replace('{id}', () => invoice.invoiceId)}
          />
          {mayFile && invoice.invoiceNumber !== null && isRegistered(invoice.billTo.gstin) && (
            <SavePaper
              call="downloadEInvoice"
              params={{ id: invoice.invoiceId }}
              file={`${invoice.invoiceNumber}-INV-01.json`}
              label={eInvoice}
              tone="quiet"
            />
          )}
          {invoice.invoiceNumber !== null && (
            <TakeEvidence
              name="downloadDeskInvoiceEvidence"
              params={{ id: invoice.invoiceId }}
              number={invoice.invoiceNumber}
            />
          )}
        </div>
      </InvoiceHead>
      <output className="block text-signed not-empty:mt-3">{act.said}</output>
      <InvoiceView
        invoice={invoice}
        sheetAt={deskAddresses.summarySheet}
        noteAs={(note) => <NotePdf note={note} />}
        proofOf={(line) => <Proof key={line.lineId} line={line} />}
        answer={(dispute) => mayBill && <AnswerDispute {...{ loaded, act, dispute }} />}
      >
        {mayBill &&
          (invoice.status === 'DRAFT' ? (
            <DraftActs loaded={loaded} act={act} />
          ) : (
            <IssueNote loaded={loaded} act={act} />
          ))}
        {invoice.status !== 'DRAFT' && isRegistered(invoice.billTo.gstin) && (
          <EInvoices invoiceId={invoice.invoiceId} mayAct={mayBill} onChanged={() => void reloadDeskInvoices()} />
        )}
        {invoice.status !== 'DRAFT' && <Reminders invoice={invoice} act={mayBill ? act : undefined} />}
      </InvoiceView>
    </>
  )
}

function NotePdf({ note: { noteId, noteNumber: number } }: { note: InvoiceNote }) {
  const text = useInvoiceTexts()
  const openAs = fill(text.openNoteAs, { number, type: 'PDF' })
  const path = deskPaths.downloadDeskInvoiceNotePdf.path.replace('{id}', () => noteId)
  return <OpenPdf name="downloadDeskInvoiceNotePdf" path={path} text={{ ...text, openAs }} />
}

function Proof({ line: { summarySheetId, lineId } }: { line: InvoiceLine }) {
  const { data, error } = useDeskSheet(summarySheetId)
  return <LineProof sheet={data?.thing} isFailed={error !== null} lineId={lineId} logAt={deskAddresses.logsheet} />
}
