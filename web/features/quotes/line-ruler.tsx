import { descriptionOf } from '#contract/bill-reasons.ts'
import type { PricedLine, QuoteDocument } from '#contract/quotes.ts'
import { fill } from '#web/platform/text.ts'
import type { BillColumn } from './bill-columns.ts'
import { shareOf } from './billing-period.ts'
import { amountText, periodsText } from './column-words.ts'
import { useBillReasons, useViewTexts } from './view-texts.ts'

type Bill = NonNullable<BillColumn['bills'][number]>
type Props = { quote: QuoteDocument; line: PricedLine; columns: readonly BillColumn[] }

/** The bills of a line under their months: how much of each period it is on hire, and what that costs. */
export const LineRuler = ({ quote, line, columns }: Props) => {
  const text = useViewTexts()
  return (
    <ul className="quote-columns quote-ruler" aria-label={fill(text.perBill, { name: line.productName })}>
      {columns.map((column) => {
        const bill = column.bills[line.lineNo - 1]
        return (
          <li key={column.first}>
            <span className="sr-only">{periodsText(column)}: </span>
            {bill ? <Billed {...{ quote, line, bill }} isEach={column.periods > 1} /> : <NoBill />}
          </li>
        )
      })}
    </ul>
  )
}

const NoBill = () => {
  const text = useViewTexts()
  return (
    <>
      <svg className="quote-bar" aria-hidden="true" focusable="false" />
      <span className="quote-none" aria-hidden="true">
        –
      </span>
      <span className="sr-only">{text.notOnHire}</span>
    </>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

function Billed({ quote, line, bill, isEach }: Omit<Props, 'columns'> & { bill: Bill; isEach: boolean }) {
  const text = useViewTexts()
  const { start, length } = shareOf(bill, quote)
  return (
    <>
      <svg className="quote-bar" aria-hidden="true" focusable="false">
        <rect x={percent(start)} width={percent(length)} height="100%" />
      </svg>
      <span className="figure">{amountText(bill.amountPaise)}</span>
      {isEach && <small>{text.each}</small>}
      <OnceOnly line={line} bill={bill} />
    </>
  )
}

/** The costs that this bill has besides the hire, and the discount: in the first bill; demobilisation in the last. */
function OnceOnly({ line: { bills, plannedLines }, bill }: { line: PricedLine; bill: Bill }) {
  const text = useViewTexts()
  const reasons = useBillReasons()
  const [isFirst, isLast] = [bill === bills[0], bill === bills.at(-1)]
  const here = plannedLines.filter(({ code }) => (code === 'DEMOB' ? isLast : isFirst && !EVERY_BILL.includes(code)))
  const [discounts, costs] = [here.filter(isDiscount), here.filter((line) => !isDiscount(line))]
  const sum = costs.reduce((total, { amountPaise }) => total + amountPaise, 0)
  const [only] = costs
  return (
    <>
      {only && (
        <small>
          {fill(text.incl, {
            what: costs.length > 1 ? text.oneOffCosts : descriptionOf(only.code, reasons).toLowerCase(),
            amount: amountText(sum),
          })}
        </small>
      )}
      {discounts.map(({ code, amountPaise }) => (
        <small key={code}>{fill(text.lessDiscount, { amount: amountText(-amountPaise) })}</small>
      ))}
    </>
  )
}

const isDiscount = ({ code }: { code: string }) => code === 'DISCOUNT'
/** Lines of every bill; `server/hire/planned.ts` puts all others into the first or the last one. */
const EVERY_BILL: readonly string[] = [
  'HIRE',
  'SECOND_SHIFT',
  'OFF_DAY',
  'OT',
  'STANDBY',
  'BREAKDOWN',
  'MINIMUM',
  'FUEL',
]
