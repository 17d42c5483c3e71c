import { useState } from 'react'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { Job, JobBill } from '#contract/jobs.ts'
import { formatRupees } from '#contract/money.ts'
import { fill } from '#web/platform/text.ts'
import { BillLines } from './bill-lines.tsx'
import { dayCount, earlier } from './job-days.ts'
import { type JobTexts, useJobTexts } from './texts.ts'
import '#web/ui/sums.css'
import './jobs.css'

/** The costs of the hire to date and to its end, its bills on one axis of days, and every line of each. */
export function JobCosts({ job }: { job: Job }) {
  const text = useJobTexts()
  const { bills, toDatePaise, projectedPaise, expectedTo } = job
  if (bills.length === 0) return null
  return (
    <section aria-label={text.costs} className="job-costs">
      <dl className="job-sums">
        <div>
          <dd className="figure">{formatRupees(toDatePaise)}</dd>
          <dt>{text.toDateNote}</dt>
        </div>
        <div className="text-ink-2">
          <dd className="figure">{formatRupees(projectedPaise)}</dd>
          <dt>{fill(text.projected, { date: formatDate(expectedTo) })}</dt>
        </div>
      </dl>
      <Axis bills={bills} />
      <p className="job-against text-ink-2 tabular-nums">{againstQuote(job, text)}</p>
      {bills.map((bill) => (
        <BillLines key={bill.from} bill={bill} />
      ))}
    </section>
  )
}

function againstQuote({ projectedPaise, agreed: { plannedPaise } }: Job, text: JobTexts) {
  const more = projectedPaise - plannedPaise
  const quote = formatRupees(plannedPaise)
  if (more === 0) return fill(text.asQuoted, { quote })
  return fill(more > 0 ? text.overQuote : text.underQuote, { amount: formatRupees(Math.abs(more)), quote })
}

/** The bills side by side, each filled by the share of its days that has passed. */
function Axis({ bills }: { bills: readonly JobBill[] }) {
  const text = useJobTexts()
  return (
    <ol aria-label={text.billsAxis} className="job-axis">
      {bills.map((bill) => (
        <li key={bill.from}>
          <Passed bill={bill} />
          <small>{fill(text.range, { from: formatDate(bill.from), to: formatDate(bill.to) })}</small>
          <b className="figure">{formatRupees(bill.projectedPaise)}</b>
          {bill.toDatePaise > 0 && bill.toDatePaise !== bill.projectedPaise && (
            <small>{fill(text.soFar, { amount: formatRupees(bill.toDatePaise) })}</small>
          )}
        </li>
      ))}
    </ol>
  )
}

function Passed({ bill: { from, to } }: { bill: JobBill }) {
  const [today] = useState(() => dateInIndia(new Date()))
  const share = today < from ? 0 : dayCount(from, earlier(today, to)) / dayCount(from, to)
  return (
    <svg className="job-bar" aria-hidden="true" focusable="false">
      <rect width={`${(share * 100).toFixed(2)}%`} height="100%" />
    </svg>
  )
}
