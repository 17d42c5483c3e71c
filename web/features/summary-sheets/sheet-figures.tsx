import { hoursIn, meterIn, workedIn } from '#contract/summary-sheets.hours.ts'
import type { SummarySheet } from '#contract/summary-sheets.ts'
import { fill } from '#web/platform/text.ts'
import { useSummaryTexts } from './texts.ts'

/** The key figures of a sheet, as name and value. */
function useFigures({ days }: Pick<SummarySheet, 'days'>) {
  const text = useSummaryTexts()
  const logs = days.flatMap((day) => day.logs)
  const signed = logs.filter(({ signedBy }) => signedBy !== null).length
  const { overtime, rain, waiting, stop, breakdown } = hoursIn(days)
  const hours = (n: number) => fill(text.hoursOf, { hours: n })
  return [
    [text.daysOnHire, String(days.length)],
    [text.logs, fill(text.logsOf, { signed, all: logs.length })],
    [text.worked, hours(workedIn(days))],
    [text.overtime, hours(overtime)],
    [text.rain, hours(rain)],
    [text.waiting, hours(waiting)],
    ...(stop > 0 ? [[text.stops, hours(stop)] as const] : []),
    [text.breakdown, hours(breakdown)],
    [text.meter, hours(meterIn(days))],
  ] as const
}

/** The key figures in a row. */
export function SheetFigures({ sheet }: { sheet: SummarySheet }) {
  const figures = useFigures(sheet)
  return (
    <dl className="sheet-figures" aria-label={useSummaryTexts().figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
