import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { dateInIndia } from '#contract/dates.ts'
import { isMonth, monthText } from '#web/features/logsheets/month.ts'
import { SheetView, type Ways } from '#web/features/logsheets/sheet-view.tsx'
import { useLogTexts } from '#web/features/logsheets/texts.ts'
import type { timesheets } from '#web/features/logsheets/timesheets.queries.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'

type Props = {
  useOne: (typeof timesheets)['useOne']
  ways: Ways
  backOf: (jobId: string) => { to: string; label: string }
}

/** A month of the job in the address; without a month, the current one. */
export function OneSheet({ useOne, ways, backOf }: Props) {
  const text = useLogTexts()
  const [params] = useSearchParams()
  const [thisMonth] = useState(() => dateInIndia(new Date()).slice(0, 7))
  const [job, asked] = [params.get('job') ?? '', params.get('month') ?? '']
  const month = isMonth(asked) ? asked : thisMonth
  const query = useOne(job, month)
  const sheet = staleData(query.data, query.error)
  const notShown = {
    missingTitle: text.timesheetMissing,
    missingText: text.timesheetMissingText,
    failedOne: text.timesheetFailed,
  }
  return (
    <>
      <PageHead title={fill(text.timesheetOf, { month: monthText(month, text.months) })} back={backOf(job)} />
      <EntryState query={query} text={notShown} />
      {sheet !== undefined && <SheetView sheet={sheet} ways={ways} />}
    </>
  )
}
