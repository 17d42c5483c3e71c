import type { Timesheet } from '#contract/logsheets.timesheets.ts'
import { language } from '#contract/texts/language.en.ts'
import type { PathName } from '#web/platform/call.ts'
import { download } from '#web/platform/session/download.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SaveAsButton } from '#web/ui/save-as-button.tsx'
import { addMonths, monthText } from './month.ts'
import { MonthSheet } from './month-sheet.tsx'
import { useSheetTexts } from './sheet-texts.ts'
import { useLogTexts } from './texts.ts'

export type Ways = {
  /** The addresses of a month of the job, and of a log. */
  monthAt: (jobId: string, month: string) => string
  logAt: (logsheetId: string) => string
  csv: PathName
  xlsx: PathName
}

/** A month of a machine, with the ways to other months, files and paper. */
export function SheetView({ sheet, ways }: { sheet: Timesheet; ways: Ways }) {
  const log = useLogTexts()
  const { jobId, month, machineName, siteName, jobNumber, days } = sheet
  return (
    <>
      <p className="-mt-3 mb-6 text-ink-2 wrap-anywhere">{[machineName, siteName, jobNumber].join(' · ')}</p>
      <PaperHead sheet={sheet} />
      <div className="no-print mb-6 flex flex-wrap gap-3">
        <LinkButton tone="secondary" to={ways.monthAt(jobId, addMonths(month, -1))}>
          {log.previousMonth}
        </LinkButton>
        <LinkButton tone="secondary" to={ways.monthAt(jobId, addMonths(month, 1))}>
          {log.nextMonth}
        </LinkButton>
        {days.length > 0 && (
          <>
            <Button tone="quiet" onClick={() => print()}>
              {log.print}
            </Button>
            <Save name={ways.csv} sheet={sheet} type="CSV" />
            <Save name={ways.xlsx} sheet={sheet} type="XLSX" />
          </>
        )}
      </div>
      {days.length === 0 ? <p className="text-ink-2">{log.noDays}</p> : <MonthSheet sheet={sheet} logAt={ways.logAt} />}
      <PaperFoot sheet={sheet} />
    </>
  )
}

function Save({ name, sheet, type }: { name: PathName; sheet: Timesheet; type: string }) {
  const text = useSheetTexts()
  const { notifyFailed } = useOutcome()
  const { jobId: job, jobNumber, month } = sheet
  const file = `timesheet-${jobNumber}-${month}.${type.toLowerCase()}`
  const save = useSubmit(
    () => download(name, { job, month, lang: language.code }, file),
    (error) => notifyFailed('request', error),
  )
  const label = fill(text.download, { type })
  return <SaveAsButton type={type} label={label} pending={save.pending} onSave={save.submit} />
}

/** The head of a printed sheet. */
function PaperHead({ sheet }: { sheet: Timesheet }) {
  const [text, log] = [useSheetTexts(), useLogTexts()]
  const { supplierName: supplier, customerName: customer, poNumber, hoursPerDay, month } = sheet
  return (
    <p className="mb-3 hidden print:block">
      {monthText(month, log.months)}. {fill(text.party, { supplier, customer })}.{' '}
      {poNumber !== null && `${fill(text.order, { number: poNumber })}. `}
      {fill(text.agreed, { hours: hoursPerDay })}.
    </p>
  )
}

/** Boxes for both sides' signatures. */
function PaperFoot({ sheet: { supplierName, customerName } }: { sheet: Timesheet }) {
  const text = useSheetTexts()
  return (
    <div className="sheet-signatures hidden print:grid">
      {[supplierName, customerName].map((name) => (
        <p key={name}>
          <b>{fill(text.signatureFor, { name })}</b>
          <span>{text.signatureLine}</span>
        </p>
      ))}
    </div>
  )
}
