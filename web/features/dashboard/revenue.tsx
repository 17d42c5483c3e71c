import type { EarnedGroup, Earnings } from '#contract/dashboard.earnings.ts'
import { fill } from '#web/platform/text.ts'
import { BarTable } from './bar-table.tsx'
import { monthName } from './months.ts'
import { rupees, wholeRupees } from './rupees.ts'
import { useDeskDashboardTexts } from './texts.ts'
import './dashboard.css'
import './spend.css'
import './earnings.css'

/** The revenue of all hires beside the invoiced amounts, in three groupings. */
export function Revenue({ revenue: { total, byMonth, byCity, byProduct } }: Pick<Earnings, 'revenue'>) {
  const text = useDeskDashboardTexts()
  const isNone = total.accruedPaise === 0 && total.invoicedPaise === 0
  const months = byMonth.map((one) => ({ ...one, name: monthName(one.key) }))
  return (
    <section aria-labelledby="revenue" className="min-w-0">
      <h3 id="revenue" className="heading mb-2 text-xl">
        {text.revenue}
      </h3>
      {isNone ? (
        <p className="text-ink-2">{text.noRevenue}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-4 tabular-nums">
            <b className="figure text-2xl">{fill(text.accruedOf, { amount: wholeRupees(total.accruedPaise) })}</b>
            <span className="text-ink-2">{fill(text.invoicedOf, { amount: wholeRupees(total.invoicedPaise) })}</span>
          </p>
          <p className="mb-3 max-w-prose text-sm text-ink-2">{text.revenueFormula}</p>
          <Legend />
          <div className="grid items-start gap-8 xl:grid-cols-[2fr_3fr]">
            <div className="grid min-w-0 gap-8">
              <MoneyTable name={text.byMonth} kind={text.month} groups={months} />
              <MoneyTable name={text.byCity} kind={text.city} groups={byCity} />
            </div>
            <MoneyTable name={text.byProduct} kind={text.product} groups={byProduct} />
          </div>
        </>
      )}
    </section>
  )
}

function Legend() {
  const text = useDeskDashboardTexts()
  return (
    <ul className="hours-legend mb-2" aria-hidden="true">
      <li className="hours-worked">{text.accrued}</li>
      <li className="spend-invoiced">{text.invoicedMark}</li>
    </ul>
  )
}

type TableProps = { name: string; kind: string; groups: readonly EarnedGroup[] }

function MoneyTable(table: TableProps) {
  const text = useDeskDashboardTexts()
  const end = Math.max(
    1,
    ...table.groups.map(({ accruedPaise, invoicedPaise }) => Math.max(accruedPaise, invoicedPaise)),
  )
  return (
    <BarTable
      {...table}
      bars={text.revenue}
      figures={[text.accrued, text.invoiced]}
      row={(group) => <MoneyRow key={group.key} group={group} end={end} />}
    />
  )
}

function MoneyRow({ group, end }: { group: EarnedGroup; end: number }) {
  const { name, accruedPaise, invoicedPaise } = group
  return (
    <tr>
      <th scope="row">
        <span className="wrap-break-word">{name}</span>
        <span className="bar-below">
          <MoneyBar group={group} end={end} />
        </span>
      </th>
      <td className="hours-cell">
        <MoneyBar group={group} end={end} />
      </td>
      <td className="number">{rupees(accruedPaise)}</td>
      <td className="number">{rupees(invoicedPaise)}</td>
    </tr>
  )
}

const percent = (part: number, whole: number) => `${((Math.max(0, part) / whole) * 100).toFixed(2)}%`

/** The accrued amount; a mark stands where the invoices end. */
function MoneyBar({ group: { accruedPaise, invoicedPaise }, end }: { group: EarnedGroup; end: number }) {
  const text = useDeskDashboardTexts()
  const said = { accrued: wholeRupees(accruedPaise), invoiced: wholeRupees(invoicedPaise) }
  return (
    <svg className="spend-bar" role="img" aria-label={fill(text.moneyBarOf, said)}>
      <rect className="hours-worked" width={percent(accruedPaise, end)} height="100%" />
      {invoicedPaise > 0 && <rect className="spend-mark" x={percent(invoicedPaise, end)} y="-20%" height="140%" />}
    </svg>
  )
}
