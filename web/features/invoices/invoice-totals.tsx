import { formatExact, formatFigure } from '#contract/figures.ts'
import type { InvoiceTotals } from '#contract/invoices.ts'
import { useInvoiceTexts } from './texts.ts'
import './totals.css'

/** The totals of a list of invoices: owed, late and received, and the ages of debts. */
export function TotalsOfInvoices({ totals }: { totals: InvoiceTotals }) {
  const text = useInvoiceTexts()
  const { outstandingPaise, overduePaise, receivedPaise } = totals
  const figures = [
    { name: text.outstanding, paise: outstandingPaise, isLate: false },
    { name: text.overdue, paise: overduePaise, isLate: overduePaise > 0 },
    { name: text.received, paise: receivedPaise, isLate: false },
  ]
  return <SumsAndAges figures={figures} totals={totals} />
}

type Figure = { name: string; paise: number; isLate: boolean }

/** Some sums, and beside them how old what is owed is. */
export function SumsAndAges({ figures, totals }: { figures: readonly Figure[]; totals: InvoiceTotals }) {
  const text = useInvoiceTexts()
  return (
    <section aria-label={text.sums} className="invoice-totals">
      <dl>
        {figures.map(({ name, paise, isLate }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={isLate ? 'figure text-danger' : 'figure'}>{formatExact(paise)}</dd>
          </div>
        ))}
      </dl>
      {totals.outstandingPaise > 0 && <Ageing totals={totals} />}
    </section>
  )
}

/** A bar for each age in its row, so that the table is the chart. */
function Ageing({ totals: { ageing, outstandingPaise } }: { totals: InvoiceTotals }) {
  const text = useInvoiceTexts()
  return (
    <table aria-label={text.ageing}>
      <tbody>
        {ageing.map(({ age, invoices, balancePaise }) => (
          <tr key={age} className={age === 'NOT_DUE' || age === 'IN_DISPUTE' ? '' : 'is-late'}>
            <th scope="row">{text.ages[age]}</th>
            <td className="bar" aria-hidden="true">
              <span style={{ inlineSize: `${(100 * balancePaise) / outstandingPaise}%` }} />
            </td>
            <td className="n">{invoices === 0 ? '' : invoices}</td>
            <td className="n">{invoices === 0 ? '' : formatFigure(balancePaise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
