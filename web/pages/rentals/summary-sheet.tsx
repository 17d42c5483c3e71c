import { Link, useSearchParams } from 'react-router'
import { signedInPaths } from '#contract/paths.signed-in.ts'
import type { SummarySheet } from '#contract/summary-sheets.ts'
import { summarySheetViewTexts } from '#contract/texts/summary-sheets.view.en.ts'
import { TakeEvidence } from '#web/features/evidence/take-evidence.tsx'
import { OtpForm } from '#web/features/session/otp-form.tsx'
import { AnswerBox } from '#web/features/summary-sheets/answer-box.tsx'
import { SaveSheet } from '#web/features/summary-sheets/save-sheet.tsx'
import { SheetHead } from '#web/features/summary-sheets/sheet-head.tsx'
import { SheetView } from '#web/features/summary-sheets/sheet-view.tsx'
import { useSummarySheet } from '#web/features/summary-sheets/summary-sheets.queries.ts'
import { useSummaryTexts } from '#web/features/summary-sheets/texts.ts'
import { useDispute } from '#web/features/summary-sheets/use-dispute.tsx'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { OpenPdf } from '#web/pages/signed-in/open-pdf.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

export const meta = () => accountMeta(summarySheetViewTexts.one)

/** One billing cycle of a job, to certify. */
export default function SummarySheetPage() {
  const id = useSearchParams()[0].get('sheet') ?? ''
  return <OneSheet key={id} id={id} />
}

function OneSheet({ id }: { id: string }) {
  const text = useSummaryTexts()
  const list = useListBefore(accountPaths.summarySheets())
  const query = useSummarySheet(id)
  const sheet = staleData(query.data, query.error)
  if (sheet !== undefined) return <Shown sheet={sheet} list={list} />
  return (
    <>
      <PageHead title={text.one} back={{ to: list, label: text.backToList }} />
      <EntryState query={query} text={text} />
    </>
  )
}

function Shown({ sheet, list }: { sheet: SummarySheet; list: string }) {
  const dispute = useDispute(sheet)
  const { mayCertify, mayDispute } = sheet.answers
  const isWaiting = sheet.lines.some(({ state }) => state === 'OPEN')
  return (
    <>
      <title>{sheet.summaryNumber}</title>
      <SheetHead
        sheet={sheet}
        crumbs={<Crumbs sheet={sheet} list={list} />}
        answerAt={isWaiting && (mayCertify || mayDispute) ? '#answer' : undefined}
      >
        <TakeAlong sheet={sheet} />
      </SheetHead>
      <SheetView
        sheet={sheet}
        logAt={accountPaths.logsheet}
        onDispute={mayDispute && !sheet.isOutdated ? dispute.ask : undefined}
        answer={
          isWaiting && (
            <AnswerBox
              sheet={sheet}
              codeForm={(form) => <OtpForm {...form} />}
              onDispute={() => dispute.ask()}
              isDisputing={dispute.pending}
            />
          )
        }
      />
      {dispute.dialog}
    </>
  )
}

function Crumbs({ sheet: { jobId, jobNumber, summaryNumber }, list }: { sheet: SummarySheet; list: string }) {
  const text = useSummaryTexts()
  return (
    <>
      <Link to={accountPaths.job(jobId)} className="link inline-flex min-h-11 items-center tabular-nums">
        {jobNumber}
      </Link>
      <span aria-hidden="true">/</span>
      <Link to={list} className="link inline-flex min-h-11 items-center">
        {text.title}
      </Link>
      <span aria-hidden="true">/</span>
      <span className="tabular-nums">{summaryNumber}</span>
    </>
  )
}

function TakeAlong({ sheet: { summarySheetId, summaryNumber, version } }: { sheet: SummarySheet }) {
  const text = useSummaryTexts()
  const params = { summarySheetId }
  return (
    <div className="no-print -ml-5 flex min-w-0 flex-wrap">
      <LinkButton tone="quiet" to={accountPaths.printSummarySheet(summarySheetId)}>
        {text.print}
      </LinkButton>
      <OpenPdf
        text={text}
        name="downloadSummarySheetPdf"
        path={signedInPaths.downloadSummarySheetPdf.path.replace('{summarySheetId}', () => summarySheetId)}
      />
      <SaveSheet name="downloadSummarySheetCsv" type="CSV" {...{ params, summaryNumber }} />
      <SaveSheet name="downloadSummarySheetXlsx" type="XLSX" {...{ params, summaryNumber }} />
      <TakeEvidence name="downloadSummarySheetEvidence" params={params} number={`${summaryNumber}-v${version}`} />
    </div>
  )
}
