import { descriptionOf, reasonOf } from '#contract/bill-reasons.ts'
import { formatDate } from '#contract/dates.ts'
import type { JobBill } from '#contract/jobs.ts'
import { formatRupees } from '#contract/money.ts'
import { fill } from '#web/platform/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useBillReasons, useJobTexts } from './texts.ts'

/** One bill, opening into its lines with their reasons; they add up to it. */
export function BillLines({ bill: { from, to, lines, projectedPaise } }: { bill: JobBill }) {
  const text = useJobTexts()
  const reasons = useBillReasons()
  const range = { from: formatDate(from), to: formatDate(to) }
  return (
    <details className="fold">
      <summary>
        <Icon name="down" className="size-4" />
        {fill(text.lines, range)}
      </summary>
      <table className="sums">
        <caption className="sr-only">{fill(text.lines, range)}</caption>
        <tbody>
          {lines.map(({ code, whyKey, whyParams, amountPaise }) => (
            <tr key={code}>
              <th scope="row">{descriptionOf(code, reasons)}</th>
              <td>{whyKey !== 'extra' && reasonOf(whyKey, whyParams, reasons)}</td>
              <td>{formatRupees(amountPaise)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {text.beforeGst}
            </th>
            <td>{formatRupees(projectedPaise)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  )
}
