import type { ReactNode } from 'react'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import { formatFigure } from '#contract/figures.ts'
import type { SummaryLine, SummarySheet } from '#contract/summary-sheets.ts'
import { useLineWords } from '#web/platform/line-words.ts'
import { fill } from '#web/platform/text.ts'
import { Removed } from './bill-lines.tsx'
import { MonthBars } from './month-bars.tsx'
import { PaperDays } from './paper-days.tsx'
import { PaperSignatures } from './paper-signatures.tsx'
import { SheetFigures } from './sheet-figures.tsx'
import { useSums } from './sheet-sums.tsx'
import { usePrintTexts, useSummaryTexts } from './texts.ts'
import './paper.css'
import './sheet.css'

/** A summary sheet on A4: who and what, its lines and sums, the boxes to sign, and then the days behind it. */
export const Paper = ({ sheet }: { sheet: SummarySheet }) => (
  <article className="paper">
    <PaperHead sheet={sheet} />
    <SheetFigures sheet={sheet} />
    <MonthBars sheet={sheet} />
    <PaperLines sheet={sheet} />
    <PaperSignatures sheet={sheet} />
    <PaperDays sheet={sheet} />
  </article>
)

type Props = { sheet: SummarySheet }

function PaperHead({ sheet }: Props) {
  const [text, view] = [usePrintTexts(), useSummaryTexts()]
  const { period, version, sentAt, poNumber, quoteNumber, hoursPerDay } = sheet
  const facts: readonly (readonly [string, ReactNode])[] = [
    [text.supplier, sheet.supplierName],
    [text.customer, sheet.customerName],
    [text.machine, sheet.machineName],
    [text.site, sheet.siteName],
    [text.period, fill(view.range, { from: formatDate(period.from), to: formatDate(period.to) })],
    [text.job, sheet.jobNumber],
    [text.order, poNumber ?? text.none],
    [text.quote, quoteNumber],
    [text.version, version],
    [text.sent, sentAt === null ? text.none : formatDate(dateInIndia(new Date(sentAt)))],
    [text.agreedHours, fill(view.hoursOf, { hours: hoursPerDay })],
    [view.status, view.statuses[sheet.status]],
  ]
  return (
    <header className="paper-head">
      <h2 className="display">
        {text.name} <span className="figure">{sheet.summaryNumber}</span>
      </h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

function PaperLines({ sheet }: Props) {
  const [text, view] = [usePrintTexts(), useSummaryTexts()]
  const sums = useSums(sheet)
  return (
    <>
      <table className="paper-table">
        <caption>{view.lines}</caption>
        <thead>
          <tr>
            <th scope="col">{text.line}</th>
            <th scope="col">{text.description}</th>
            <th scope="col">{view.columns.state}</th>
            <th scope="col" className="n">
              {view.columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {sheet.lines.map((line) => (
            <PaperLine key={line.lineId ?? line.lineNo} line={line} />
          ))}
        </tbody>
        <tbody className="paper-sums">
          {sums.length > 1 &&
            sums.map(({ state, name, paise }) => (
              <tr key={state}>
                <th scope="row" colSpan={3}>
                  {name}
                </th>
                <td className="n">{formatFigure(paise)}</td>
              </tr>
            ))}
          <tr className="is-total">
            <th scope="row" colSpan={3}>
              {view.beforeGst}
            </th>
            <td className="n">{formatFigure(sheet.taxablePaise)}</td>
          </tr>
        </tbody>
      </table>
      <Removed sheet={sheet} />
    </>
  )
}

function PaperLine({ line }: { line: SummaryLine }) {
  const [text, view] = [usePrintTexts(), useSummaryTexts()]
  const { name, why } = useLineWords()(line)
  const { lineNo, amountPaise, wasPaise, state, dispute, reply } = line
  const objection = dispute && fill(text.disputeOf, { by: dispute.by, reason: dispute.reason })
  // The answer to the line before comes first where this one is disputed again.
  const said = (state === 'DISPUTED' ? [reply, objection] : [objection, reply]).filter((each) => each !== null)
  return (
    <tr>
      <td>{lineNo}</td>
      <td>
        <b>{name}</b>
        {why !== '' && <span className="paper-why">{why}</span>}
        {said.map((sentence) => (
          <em key={sentence} className="paper-why">
            {sentence}
          </em>
        ))}
      </td>
      <td>{view.lineStates[state]}</td>
      <td className="n">
        {wasPaise !== null && wasPaise !== amountPaise && (
          <>
            <s>{formatFigure(wasPaise)}</s>{' '}
          </>
        )}
        {formatFigure(amountPaise)}
      </td>
    </tr>
  )
}
