import type { SpendFigures } from '#contract/dashboard.spend.ts'
import { fill } from '#web/platform/text.ts'
import { wholeRupees } from './rupees.ts'
import { useSpendTexts } from './texts.ts'

const percent = (part: number, whole: number) => `${((Math.max(0, part) / whole) * 100).toFixed(2)}%`

/** The amount paid for idle hours of all causes. */
export const idlePaise = ({ idle }: SpendFigures) => idle.reduce((sum, { paise }) => sum + paise, 0)

/** The end of an axis that holds all the bars. */
export const axisEnd = (all: readonly SpendFigures[]) =>
  Math.max(1, ...all.map(({ accruedPaise, invoicedPaise }) => Math.max(accruedPaise, invoicedPaise)))

/** The accrued amount, with its idle and broken parts at the end; a mark stands where the invoices end. */
export function SpendBar({ figures, end }: { figures: SpendFigures; end: number }) {
  const text = useSpendTexts()
  const { accruedPaise, invoicedPaise, breakdown } = figures
  const [idle, broken] = [idlePaise(figures), breakdown.paidPaise]
  const used = accruedPaise - idle - broken
  const label = fill(text.barOf, {
    accrued: wholeRupees(accruedPaise),
    idle: wholeRupees(idle),
    broken: wholeRupees(broken),
    invoiced: wholeRupees(invoicedPaise),
  })
  return (
    <svg className="spend-bar" role="img" aria-label={label}>
      <rect className="hours-worked" width={percent(used, end)} height="100%" />
      <rect className="hours-idle" x={percent(used, end)} width={percent(idle, end)} height="100%" />
      {['hours-breakdown', 'hours-broken'].map((look) => (
        <rect key={look} className={look} x={percent(used + idle, end)} width={percent(broken, end)} height="100%" />
      ))}
      {invoicedPaise > 0 && <rect className="spend-mark" x={percent(invoicedPaise, end)} y="-20%" height="140%" />}
    </svg>
  )
}

/** The legend of a bar's parts. */
export function SpendLegend() {
  const { legend } = useSpendTexts()
  return (
    <ul className="hours-legend" aria-hidden="true">
      <li className="hours-worked">{legend.used}</li>
      <li className="hours-idle">{legend.idle}</li>
      <li className="hours-breakdown">{legend.broken}</li>
      <li className="spend-invoiced">{legend.invoiced}</li>
    </ul>
  )
}
