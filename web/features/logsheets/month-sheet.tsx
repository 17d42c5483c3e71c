import { Link } from 'react-router'
import { formatDate } from '#contract/dates.ts'
import type { Timesheet, TimesheetDay } from '#contract/logsheets.timesheets.ts'
import { fill, plural } from '#web/platform/text.ts'
import { LogBadge } from './log-badge.tsx'
import { useLogTexts } from './texts.ts'
import './day.css'

/** An hour that is none stays blank, so that the others stand out. */
const shown = (hours: string | null) => (hours === '0' || hours === null ? '' : hours)

/** The address of a log. */
type LogAt = (logsheetId: string) => string

/** The month of a machine, day by day, with its totals. */
export function MonthSheet({ sheet: { days, totals }, logAt }: { sheet: Timesheet; logAt: LogAt }) {
  const text = useLogTexts()
  const { workedHours, idleHours, breakdownHours, overtimeHours, offDayHours, meterHours, daysWorked } = totals
  return (
    // Scrolls sideways on phones, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region needs the focus
    <section className="relative overflow-x-auto" aria-label={text.timesheet} tabIndex={0}>
      <table className="month-sheet">
        <thead>
          <tr>
            <th scope="col">{text.date}</th>
            <th scope="col">{text.dayType}</th>
            {[text.worked, text.idle, text.breakdown, text.overtime, text.offDay, text.meterHours].map((name) => (
              <th key={name} scope="col" className="hours">
                {name}
              </th>
            ))}
            <th scope="col">{text.status}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <Day key={day.date} day={day} logAt={logAt} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {text.totals}
            </th>
            <Hours of={[workedHours, idleHours, breakdownHours, overtimeHours, offDayHours, meterHours]} />
            <td>{plural(daysWorked, text.daysWorked)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function Day({ day, logAt }: { day: TimesheetDay; logAt: LogAt }) {
  const text = useLogTexts()
  const { date, dayType, status, logsheetId, workedHours, idleHours, breakdownHours } = day
  return (
    <tr>
      <th scope="row" className="font-medium">
        {logsheetId === null ? (
          formatDate(date)
        ) : (
          <Link
            to={logAt(logsheetId)}
            aria-label={fill(text.openLog, { date: formatDate(date) })}
            className="link inline-flex min-h-6 items-center"
          >
            {formatDate(date)}
          </Link>
        )}
      </th>
      <td className={dayType === 'WORKING' ? 'text-ink-2' : 'font-medium'}>{text.dayTypes[dayType]}</td>
      <Hours of={[workedHours, idleHours, breakdownHours, day.overtimeHours, day.offDayHours, day.meterHours]} />
      <td>{status === null ? <span className="text-ink-3">{text.noLog}</span> : <LogBadge status={status} />}</td>
    </tr>
  )
}

/** Cells of hours, in the order of the columns. */
const Hours = ({ of }: { of: readonly (string | null)[] }) =>
  of.map((hours, column) => (
    // oxlint-disable-next-line react/no-array-index-key -- the columns are fixed
    <td key={column} className="hours">
      {shown(hours)}
    </td>
  ))
