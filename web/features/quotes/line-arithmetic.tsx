import { descriptionOf, reasonOf } from '#contract/bill-reasons.ts'
import { formatDate } from '#contract/dates.ts'
import type { PricedLine } from '#contract/quotes.ts'
import { fill } from '#web/platform/text.ts'
import { amountText } from './column-words.ts'
import { useBillReasons, useViewTexts } from './view-texts.ts'

/** The parts of a line, each cost with its reason, and its bills; both add up to the line. */
export function LineArithmetic({ line }: { line: PricedLine }) {
  const text = useViewTexts()
  const reasons = useBillReasons()
  const { plannedLines, bills, plannedPaise } = line
  return (
    <div className="grid gap-5 pt-2">
      <table className="sums">
        <caption>{text.madeOf}</caption>
        <tbody>
          {plannedLines.map(({ code, whyKey, whyParams, amountPaise }) => (
            <tr key={code}>
              <th scope="row">{descriptionOf(code, reasons)}</th>
              <td>{whyKey !== 'extra' && reasonOf(whyKey, whyParams, reasons)}</td>
              <td>{amountText(amountPaise)}</td>
            </tr>
          ))}
        </tbody>
        <Sum label={text.beforeGst} paise={plannedPaise} />
      </table>
      <table className="sums">
        <caption>{text.billed}</caption>
        <tbody>
          {bills.map(({ from, to, amountPaise }) => (
            <tr key={from}>
              <th scope="row" colSpan={2}>
                {fill(text.dateRange, { from: formatDate(from), to: formatDate(to) })}
              </th>
              <td>{amountText(amountPaise)}</td>
            </tr>
          ))}
        </tbody>
        <Sum label={text.beforeGst} paise={plannedPaise} />
      </table>
    </div>
  )
}

const Sum = ({ label, paise }: { label: string; paise: number }) => (
  <tfoot>
    <tr>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td>{amountText(paise)}</td>
    </tr>
  </tfoot>
)
