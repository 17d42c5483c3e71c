import { type DayHours, hoursIn, hoursOf, meterIn, workedIn } from '#contract/summary-sheets.hours.ts'
import type { SheetDay, SummarySheet } from '#contract/summary-sheets.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { usePrintTexts, useSummaryTexts } from './texts.ts'
import { useDayName } from './words.ts'

/** Hours that are none stay blank. */
const blank = (hours: number | string) => (Number(hours) === 0 ? '' : hours)

/** Each day on hire with its hours and how its log was signed; its heading repeats on each page. */
export function PaperDays({ sheet: { days, summaryNumber } }: { sheet: SummarySheet }) {
  const [text, view] = [usePrintTexts(), useSummaryTexts()]
  const hours = [view.worked, view.overtime, view.waiting, view.rain, view.stops, view.breakdown, view.meter]
  const logs = days.flatMap((day) => day.logs)
  const signed = logs.filter(({ signedBy }) => signedBy !== null).length
  return (
    // Scrolls sideways on phones, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region needs the focus
    <section className="paper-scroll" aria-label={text.daysHeading} tabIndex={0}>
      <table className="paper-table paper-days">
        <caption>
          {text.daysHeading}, {summaryNumber}
        </caption>
        <thead>
          <tr>
            <th scope="col">{view.day}</th>
            <th scope="col">{view.log}</th>
            {hours.map((name) => (
              <th key={name} scope="col" className="n">
                {name}
              </th>
            ))}
            <th scope="col">{view.signedBy}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <Day key={day.date} day={day} />
          ))}
        </tbody>
        <tbody className="paper-sums">
          <tr className="is-total">
            <th scope="row" colSpan={2}>
              {view.sums}
            </th>
            <Hours hours={hoursIn(days)} worked={workedIn(days)} meter={meterIn(days)} />
            <td>{fill(view.logsOf, { signed, all: logs.length })}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

type HoursProps = { hours: DayHours; worked: number | string; meter: number | string }

/** The cells of hours, in the order of the columns; a day's worked hours include its overtime. */
const Hours = ({ hours, worked, meter }: HoursProps) => (
  <>
    <td className="n">{blank(worked)}</td>
    {(['overtime', 'waiting', 'rain', 'stop', 'breakdown'] as const).map((kind) => (
      <td key={kind} className="n">
        {blank(hours[kind])}
      </td>
    ))}
    <td className="n">{blank(meter)}</td>
  </>
)

function Day({ day }: { day: SheetDay }) {
  const view = useSummaryTexts()
  const nameOf = useDayName()
  const { date, dayType, logs, workedHours, meterHours } = day
  return (
    <tr className={dayType === 'WORKING' ? '' : 'is-off'}>
      <th scope="row">{nameOf(date)}</th>
      <td>
        {dayType !== 'WORKING' && <span className="part">{view.dayTypes[dayType]}</span>}
        {logs.map(({ logsheetId, logNumber, shift, workedHours: hours }) => (
          <span key={logsheetId} className="part">
            {logNumber}
            {logs.length > 1 && `, ${fill(view.shift, { shift, hours })}`}
          </span>
        ))}
      </td>
      <Hours hours={hoursOf(day)} worked={workedHours} meter={meterHours ?? 0} />
      <td>
        {logs.map((log) => (
          <span key={log.logsheetId} className="part">
            <Signed log={log} />
          </span>
        ))}
      </td>
    </tr>
  )
}

function Signed({ log: { signedBy } }: { log: SheetDay['logs'][number] }) {
  const view = useSummaryTexts()
  if (signedBy === null) return view.marks.open
  const { name, how, at } = signedBy
  const who = how === 'DEEMED' ? view.deemed : fill(view.signedAs, { name, how: view.ways[how] })
  return `${who}, ${instantText(at)}`
}
