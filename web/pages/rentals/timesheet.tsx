import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { dateInIndia } from '#contract/dates.ts'
import type { Timesheet } from '#contract/logsheets.ts'
import { logsheetTexts } from '#contract/texts/logsheets.en.ts'
import { useTimesheet } from '#web/features/logsheets/logsheets.queries.ts'
import { addMonths, isMonth, monthText } from '#web/features/logsheets/month.ts'
import { MonthSheet } from '#web/features/logsheets/month-sheet.tsx'
import { useLogTexts } from '#web/features/logsheets/texts.ts'
import { EntryNotShown } from '#web/pages/signed-in/entry-not-shown.tsx'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export const meta = () => accountMeta(logsheetTexts.timesheet)

/** A month of a rental job, day by day; without a month, the current one. */
export default function TimesheetPage() {
  const [params] = useSearchParams()
  const [thisMonth] = useState(() => dateInIndia(new Date()).slice(0, 7))
  const asked = params.get('month') ?? ''
  const month = isMonth(asked) ? asked : thisMonth
  return <OneMonth job={params.get('job') ?? ''} month={month} />
}

function OneMonth({ job, month }: { job: string; month: string }) {
  const text = useLogTexts()
  const { data, error, isPending, refetch } = useTimesheet(job, month)
  const sheet = staleData(data, error)
  const notShown = {
    missingTitle: text.timesheetMissing,
    missingText: text.timesheetMissingText,
    failedOne: text.timesheetFailed,
  }
  return (
    <>
      <PageHead
        title={fill(text.timesheetOf, { month: monthText(month, text.months) })}
        back={{ to: accountPaths.logsheets(), label: text.backToList }}
      />
      {isPending && <ListWaiting />}
      {error !== null && sheet === undefined && (
        <EntryNotShown text={notShown} error={error} retry={() => void refetch()} />
      )}
      {sheet !== undefined && <Shown sheet={sheet} />}
    </>
  )
}

function Shown({ sheet }: { sheet: Timesheet }) {
  const text = useLogTexts()
  const { jobId, month, machineName, siteName, jobNumber, days } = sheet
  return (
    <>
      <p className="-mt-3 mb-6 text-ink-2 wrap-anywhere">{[machineName, siteName, jobNumber].join(' · ')}</p>
      <div className="no-print mb-6 flex flex-wrap gap-3">
        <LinkButton tone="secondary" to={accountPaths.timesheet(jobId, addMonths(month, -1))}>
          {text.previousMonth}
        </LinkButton>
        <LinkButton tone="secondary" to={accountPaths.timesheet(jobId, addMonths(month, 1))}>
          {text.nextMonth}
        </LinkButton>
        <Button tone="quiet" onClick={() => print()}>
          {text.print}
        </Button>
      </div>
      {days.length === 0 ? <p className="text-ink-2">{text.noDays}</p> : <MonthSheet sheet={sheet} />}
    </>
  )
}
