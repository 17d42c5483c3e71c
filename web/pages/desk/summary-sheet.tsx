import { Link } from 'react-router'
import { deskPaths } from '#contract/paths.desk.ts'
import { summarySheetViewTexts } from '#contract/texts/summary-sheets.view.en.ts'
import { TakeEvidence } from '#web/features/evidence/take-evidence.tsx'
import { useDeskSheet, type VersionedSheet } from '#web/features/summary-sheets/desk-sheets.queries.ts'
import { useDeskSummaryTexts } from '#web/features/summary-sheets/desk-texts.ts'
import { ReviseSheet } from '#web/features/summary-sheets/revise-sheet.tsx'
import { SaveSheet } from '#web/features/summary-sheets/save-sheet.tsx'
import { SendSheet } from '#web/features/summary-sheets/send-sheet.tsx'
import { SheetCosts } from '#web/features/summary-sheets/sheet-costs.tsx'
import { SheetHead } from '#web/features/summary-sheets/sheet-head.tsx'
import { SheetView } from '#web/features/summary-sheets/sheet-view.tsx'
import { useSummaryTexts } from '#web/features/summary-sheets/texts.ts'
import { useDeskSheetAct } from '#web/features/summary-sheets/use-desk-sheet-act.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { OpenPdf } from '#web/pages/signed-in/open-pdf.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import type { Route } from './+types/summary-sheet'

export const meta = () => accountMeta(summarySheetViewTexts.one)

/** One billing cycle of a job: to prepare, to send, or to revise. */
export default function DeskSummarySheet({ params: { summarySheetId } }: Route.ComponentProps) {
  return <OneSheet key={summarySheetId} id={summarySheetId} />
}

function OneSheet({ id }: { id: string }) {
  const text = useSummaryTexts()
  const { missingText } = useDeskSummaryTexts()
  const list = useListBefore(deskAddresses.summarySheets())
  const query = useDeskSheet(id)
  const loaded = staleData(query.data, query.error)
  if (loaded !== undefined) return <Shown loaded={loaded} list={list} />
  return (
    <>
      <PageHead title={text.one} back={{ to: list, label: text.backToList }} />
      <EntryState query={query} text={{ ...text, missingText }} />
    </>
  )
}

function Shown({ loaded, list }: { loaded: VersionedSheet; list: string }) {
  const text = useSummaryTexts()
  const words = useDeskSummaryTexts()
  const act = useDeskSheetAct()
  const { thing: sheet } = loaded
  const { summarySheetId: id, summaryNumber, version, answers, jobId, jobNumber, customerName } = sheet
  const file = { params: { id }, summaryNumber }
  return (
    <>
      <title>{summaryNumber}</title>
      <SheetHead
        sheet={sheet}
        crumbs={
          <>
            <Link to={list} className="link inline-flex min-h-11 items-center">
              {words.backToList}
            </Link>
            <span aria-hidden="true">/</span>
            <Link to={deskAddresses.job(jobId)} className="link inline-flex min-h-11 items-center tabular-nums">
              {jobNumber}
            </Link>
            <span aria-hidden="true">/</span>
            <span className="wrap-anywhere">{customerName}</span>
          </>
        }
      >
        <div className="-ml-5 flex min-w-0 flex-wrap">
          <OpenPdf
            text={text}
            name="downloadDeskSummarySheetPdf"
            path={deskPaths.downloadDeskSummarySheetPdf.path.replace('{id}', () => id)}
          />
          <SaveSheet name="downloadDeskSummarySheetCsv" type="CSV" {...file} />
          <SaveSheet name="downloadDeskSummarySheetXlsx" type="XLSX" {...file} />
          {version > 0 && (
            <TakeEvidence
              name="downloadDeskSummarySheetEvidence"
              params={{ id }}
              number={`${summaryNumber}-v${version}`}
            />
          )}
        </div>
      </SheetHead>
      <output className="block text-signed not-empty:mt-3">{act.said}</output>
      <div className="mt-4 flex flex-wrap gap-3">
        {answers.maySend && <SendSheet loaded={loaded} act={act} />}
        {answers.mayRevise && <ReviseSheet loaded={loaded} act={act} />}
      </div>
      <SheetView
        sheet={sheet}
        logAt={deskAddresses.logsheet}
        answer={answers.maySend && <SheetCosts loaded={loaded} act={act} />}
      />
    </>
  )
}
