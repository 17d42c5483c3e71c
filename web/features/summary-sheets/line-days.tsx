import { Link } from 'react-router'
import { formatFigure } from '#contract/figures.ts'
import { hoursIn, meterIn, workedIn } from '#contract/summary-sheets.hours.ts'
import type { SheetDay, SummaryLine, SummarySheet } from '#contract/summary-sheets.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Mark } from './marks.tsx'
import { useSummaryTexts } from './texts.ts'
import { useDayName } from './words.ts'

/** The address of a log. */
export type LogAt = (logsheetId: string) => string
type Log = SheetDay['logs'][number]

/** The hours that a line counts besides those worked, by its code. */
function useCounted(code: string, hoursPerDay: number) {
  const text = useSummaryTexts()
  const kinds = ['waiting', 'rain', 'stop'] as const
  const idle = (days: readonly SheetDay[]) => {
    const hours = hoursIn(days)
    return kinds
      .filter((kind) => hours[kind] > 0)
      .map((kind) => `${fill(text.hoursOf, { hours: hours[kind] })} ${text.kinds[kind]}`)
      .join(', ')
  }
  const plain = (kind: 'overtime' | 'breakdown') => (days: readonly SheetDay[]) => String(hoursIn(days)[kind])
  if (code === 'OT') return { name: fill(text.over, { hours: hoursPerDay }), of: plain('overtime') }
  if (code === 'STANDBY') return { name: text.idle, of: idle }
  return code === 'BREAKDOWN' ? { name: text.breakdown, of: plain('breakdown') } : undefined
}
type Counted = ReturnType<typeof useCounted>

type Props = { line: SummaryLine; sheet: Pick<SummarySheet, 'days' | 'hoursPerDay' | 'quoteNumber'>; logAt: LogAt }

/** The days that a line comes from: their logs, hours and signatures, with the sum beneath. */
export function LineDays({ line, sheet, logAt }: Props) {
  const text = useSummaryTexts()
  const of = new Set(line.days)
  const days = sheet.days.filter(({ date }) => of.has(date))
  const counted = useCounted(line.code, sheet.hoursPerDay)
  const logs = days.flatMap((day) => day.logs)
  const signed = logs.filter(({ signedBy }) => signedBy !== null)
  if (days.length === 0) return <NoDays line={line} sheet={sheet} />
  return (
    <table className="line-days">
      <thead>
        <tr>
          <th scope="col">{text.day}</th>
          <th scope="col" className="wide">
            {text.log}
          </th>
          <th scope="col" className="n">
            {text.worked}
          </th>
          {counted && (
            <th scope="col" className="n">
              {counted.name}
            </th>
          )}
          <th scope="col" className="n wide">
            {text.readMeter}
          </th>
          <th scope="col">{text.signedBy}</th>
          <th scope="col" className="wide">
            {text.signedAt}
          </th>
          <th scope="col" className="n wide">
            {text.photos}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <Day key={day.date} {...{ day, counted, logAt }} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{plural(days.length, text.daysSum)}</th>
          <td className="wide">{fill(text.logsOf, { signed: signed.length, all: logs.length })}</td>
          <td className="n">{workedIn(days)}</td>
          {counted && <td className="n">{counted.of(days)}</td>}
          <td className="n wide">{meterIn(days)}</td>
          <td className="n wide" colSpan={3}>
            {formatFigure(line.amountPaise)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** A cost beside the hire: where it was agreed, unless its line says so. */
function NoDays({ line, sheet }: Pick<Props, 'line' | 'sheet'>) {
  const text = useSummaryTexts()
  const isAgreed = line.whyKey === 'extra'
  return (
    <p className="mt-3 text-sm text-ink-2">
      {isAgreed ? fill(text.agreedCost, { quote: sheet.quoteNumber }) : text.noDays}
    </p>
  )
}

/** Hours that are none stay blank, so that the others stand out. */
const blank = (hours: string) => (hours === '0' ? '' : hours)

function Day({ day, counted, logAt }: { day: SheetDay; counted: Counted; logAt: LogAt }) {
  const text = useSummaryTexts()
  const nameOf = useDayName()
  const { date, dayType, logs, workedHours, meterHours } = day
  const links = logs.map((log) => <LogLink key={log.logsheetId} log={log} logAt={logAt} isOne={logs.length === 1} />)
  return (
    <tr>
      <th scope="row">
        {nameOf(date)}
        {dayType !== 'WORKING' && <small>{text.dayTypes[dayType]}</small>}
        <span className="narrow">{links}</span>
      </th>
      <td className="wide">{logs.length === 0 ? <span className="text-ink-3">{text.noLog}</span> : links}</td>
      <td className="n">{blank(workedHours)}</td>
      {counted && <td className="n font-semibold">{blank(counted.of([day]))}</td>}
      <td className="n wide">{meterHours}</td>
      <td>
        {logs.map((log) => (
          <Signature key={log.logsheetId} log={log} />
        ))}
      </td>
      <td className="wide text-ink-2">
        {logs.map(({ logsheetId, signedBy }) => (
          <span key={logsheetId} className="part">
            {signedBy && instantText(signedBy.at)}
          </span>
        ))}
      </td>
      <td className="n wide">
        {logs.map((log) => (
          <Photos key={log.logsheetId} log={log} logAt={logAt} />
        ))}
      </td>
    </tr>
  )
}

type LogProps = { log: Log; logAt: LogAt }

function LogLink({
  log: { logsheetId, logNumber, shift, workedHours: hours },
  logAt,
  isOne,
}: LogProps & { isOne: boolean }) {
  const text = useSummaryTexts()
  return (
    <span className="part">
      <Link to={logAt(logsheetId)} className="link">
        {logNumber}
      </Link>
      {!isOne && <span className="text-ink-3"> {fill(text.shift, { shift, hours })}</span>}
    </span>
  )
}

/** The signatory of a log and their way of signing; an unanswered log is deemed signed. */
function Signature({ log: { signedBy } }: { log: Log }) {
  const text = useSummaryTexts()
  const how = signedBy?.how
  const kind = how === undefined ? 'open' : how === 'DEEMED' ? 'deemed' : 'signed'
  return (
    <span className="part">
      <Mark kind={kind} />
      {signedBy === null && text.marks.open}
      {how === 'DEEMED' && text.deemed}
      {signedBy !== null &&
        how !== 'DEEMED' &&
        fill(text.signedAs, { name: signedBy.name, how: text.ways[signedBy.how] })}
      {signedBy !== null && <small className="narrow">{instantText(signedBy.at)}</small>}
    </span>
  )
}

/** The photographs stand on the log's own page. */
function Photos({ log: { logsheetId, logNumber, photos }, logAt }: LogProps) {
  const text = useSummaryTexts()
  if (photos === 0) return <span className="part" />
  const named = fill(text.photosIn, { n: plural(photos, text.photosOf), log: logNumber })
  return (
    <span className="part">
      <Link to={logAt(logsheetId)} className="link" aria-label={named}>
        {photos}
      </Link>
    </span>
  )
}
