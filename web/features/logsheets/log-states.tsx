import type { TimesheetSummary } from '#contract/logsheets.timesheets.ts'
import { logsheetStatuses } from '#contract/logsheets.ts'
import { plural } from '#web/platform/text.ts'
import { AccountIcon } from '#web/ui/account-icon.tsx'
import { logLooks } from './log-badge.tsx'
import { useSheetTexts } from './sheet-texts.ts'

/** The number of a month's logs in each status. */
export function LogStates({ logs }: Pick<TimesheetSummary, 'logs'>) {
  const text = useSheetTexts()
  const there = logsheetStatuses.filter((status) => logs[status] > 0)
  if (there.length === 0) return <span className="text-ink-3">{text.noLogs}</span>
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {there.map((status) => (
        <span key={status} className={`inline-flex items-center gap-1.5 font-semibold ${logLooks[status].colour}`}>
          <AccountIcon name={logLooks[status].icon} className="size-4" />
          {plural(logs[status], text.states[status])}
        </span>
      ))}
    </span>
  )
}
