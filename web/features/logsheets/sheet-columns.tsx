import type { TimesheetSummary } from '#contract/logsheets.timesheets.ts'
import { logsheetStatuses } from '#contract/logsheets.ts'
import { fill } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import type { Filter } from '#web/ui/list/list-tools.tsx'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { LogStates } from './log-states.tsx'
import { addMonths, monthText } from './month.ts'
import { useSheetTexts } from './sheet-texts.ts'
import { useLogTexts } from './texts.ts'

type Way = { addressOf: (jobId: string, month: string) => string; from?: string }

/** The columns of the months of jobs; each row leads to its sheet. */
export function useSheetColumns({ addressOf, from }: Way): Column<TimesheetSummary>[] {
  const [text, log] = [useSheetTexts(), useLogTexts()]
  const hours = (id: 'worked' | 'overtime', of: (sheet: TimesheetSummary) => string): Column<TimesheetSummary> => ({
    id,
    header: log[id],
    card: 'fact',
    numeric: true,
    cell: (sheet) => (
      <>
        {/* Cards have no headers. */}
        <span className="text-ink-3 md:hidden">{log[id]} </span>
        <span className="whitespace-nowrap tabular-nums">{fill(log.hoursOf, { hours: of(sheet) })}</span>
      </>
    ),
  })
  return [
    {
      id: 'month',
      header: text.month,
      card: 'note',
      cell: ({ month }) => <span className="whitespace-nowrap">{monthText(month, log.months)}</span>,
    },
    {
      id: 'machine',
      header: log.machine,
      card: 'title',
      cell: ({ jobId, month, machineName, siteName, jobNumber }) => (
        <>
          <RowLink to={addressOf(jobId, month)} {...(from === undefined ? {} : { state: { from } })}>
            {machineName}
          </RowLink>
          <span className="block text-sm text-ink-3 wrap-anywhere">
            {jobNumber}, {siteName}
          </span>
        </>
      ),
    },
    {
      id: 'logged',
      header: text.logged,
      card: 'fact',
      numeric: true,
      cell: ({ logs, daysOnHire: days }) => (
        <>
          <span className="text-ink-3 md:hidden">{text.logged} </span>
          <span className="whitespace-nowrap tabular-nums">{fill(text.loggedOf, { logged: logsIn(logs), days })}</span>
        </>
      ),
    },
    hours('worked', ({ totals }) => totals.workedHours),
    hours('overtime', ({ totals }) => totals.overtimeHours),
    { id: 'logs', header: text.logs, card: 'fact', cell: ({ logs }) => <LogStates logs={logs} /> },
  ]
}

const logsIn = (logs: TimesheetSummary['logs']) => logsheetStatuses.reduce((sum, status) => sum + logs[status], 0)

const MONTHS_OFFERED = 12

/** Filters by one of the last twelve months. */
export function useMonthFilter(thisMonth: string): Filter {
  const [text, log] = [useSheetTexts(), useLogTexts()]
  const months = Array.from({ length: MONTHS_OFFERED }, (_, ago) => addMonths(thisMonth, -ago))
  return {
    name: 'month',
    label: text.month,
    options: [
      { value: '', label: text.everyMonth },
      ...months.map((value) => ({ value, label: monthText(value, log.months) })),
    ],
  }
}

/** Filters by project site. */
export function useSheetSiteFilter(sites: readonly { addressId: string; addressName: string }[]): Filter {
  const [text, log] = [useSheetTexts(), useLogTexts()]
  const options = sites.map(({ addressId, addressName }) => ({ value: addressId, label: addressName }))
  return { name: 'site', label: log.site, options: [{ value: '', label: text.everySite }, ...options] }
}
