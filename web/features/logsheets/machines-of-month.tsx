import { useState } from 'react'
import { Link } from 'react-router'
import { dateInIndia } from '#contract/dates.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { fill } from '#web/platform/text.ts'
import { LogStates } from './log-states.tsx'
import { monthText } from './month.ts'
import { useSheetTexts } from './sheet-texts.ts'
import { useLogTexts } from './texts.ts'
import { timesheets } from './timesheets.queries.ts'

/** The jobs of this month with their logs' state, each leading to its sheet; nothing while there are none. */
export function MachinesOfMonth() {
  const [text, log] = [useSheetTexts(), useLogTexts()]
  const [month] = useState(() => dateInIndia(new Date()).slice(0, 7))
  const { data: sheets = [] } = timesheets.useMonth(month)
  if (sheets.length === 0) return null
  return (
    <section aria-labelledby="machines-of-month" className="mb-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="machines-of-month" className="heading text-xl">
          {fill(text.machinesOf, { month: monthText(month, log.months) })}
        </h2>
        <Link to={accountPaths.timesheets()} className="link inline-flex min-h-11 items-center">
          {text.allMonths}
        </Link>
      </div>
      <ul className="grid gap-3 lg:grid-cols-2">
        {sheets.map(({ jobId, machineName, jobNumber, siteName, totals, logs }) => (
          <li key={jobId} className="card grid gap-2 p-4">
            <Link
              to={accountPaths.timesheet(jobId, month)}
              className="link inline-flex min-h-6 items-center font-semibold wrap-anywhere"
            >
              {machineName}
            </Link>
            <p className="text-sm text-ink-2 tabular-nums wrap-anywhere">
              {[siteName, jobNumber, `${log.worked} ${fill(log.hoursOf, { hours: totals.workedHours })}`].join(' · ')}
            </p>
            <LogStates logs={logs} />
          </li>
        ))}
      </ul>
    </section>
  )
}
