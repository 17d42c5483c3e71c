import { type ReactNode, useState } from 'react'
import { reasonOf } from '#contract/bill-reasons.ts'
import { addDays, dateInIndia, formatDate } from '#contract/dates.ts'
import type { OffHirePreview } from '#contract/jobs.customer.ts'
import type { Job } from '#contract/jobs.ts'
import { formatRupees } from '#contract/money.ts'
import { fill, plural } from '#web/platform/text.ts'
import { dayCount, earlier } from './job-days.ts'
import { useBillReasons } from './texts.ts'
import { type JobActTexts, useJobActTexts } from './use-job-outcome.ts'

type Props = { job: Job; preview: OffHirePreview; wanted: string; onWanted: (day: string) => void }

function noticeText({ noticeDays: n }: Job, text: JobActTexts) {
  if (n === 0) return text.noNotice
  return n === 1 ? text.noticeOne : fill(text.notice, { n })
}

/** The last billed day, its bill and what is saved, below the days of the hire. */
export function OffHireFacts({ job, preview, wanted, onWanted }: Props) {
  const text = useJobActTexts()
  const reasons = useBillReasons()
  const { billingStopsAt: stop, bill, savedPaise } = preview
  const before = job.bills.find(({ from }) => from === bill.from)?.projectedPaise ?? bill.projectedPaise
  const n = Math.max(0, dayCount(stop, job.expectedTo) - 1)
  const minimum = bill.lines.find(({ code }) => code === 'MINIMUM')
  return (
    <>
      <DaysBar job={job} stop={stop} />
      <StopSlider job={job} wanted={wanted} onWanted={onWanted} />
      <dl className="job-stop">
        <Cell label={text.lastBilled} value={formatDate(stop)}>
          {stop === wanted ? text.wanted : noticeText(job, text)}
        </Cell>
        <Cell label={text.thisBill} value={formatRupees(bill.projectedPaise)}>
          {before === bill.projectedPaise ? text.asBefore : fill(text.insteadOf, { amount: formatRupees(before) })}
        </Cell>
        <Cell label={text.save} value={fill(text.plusGst, { amount: formatRupees(Math.max(0, savedPaise)) })}>
          {n === 0 ? text.nothingSaved : plural(n, text.daysSaved)}
        </Cell>
      </dl>
      {minimum && (
        <p className="mt-3 font-medium">
          {fill(text.minimum, {
            amount: formatRupees(minimum.amountPaise),
            why: reasonOf(minimum.whyKey, minimum.whyParams, reasons),
          })}
        </p>
      )}
    </>
  )
}

const Cell = ({ label, value, children }: { label: string; value: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b className="figure">{value}</b>
      <small>{children}</small>
    </dd>
  </div>
)

/** Drags the wanted day along the days of the hire, or moves it by the arrow keys. */
function StopSlider({ job: { from, expectedTo }, wanted, onWanted }: Pick<Props, 'job' | 'wanted' | 'onWanted'>) {
  const text = useJobActTexts()
  const [today] = useState(() => dateInIndia(new Date()))
  const [first, last] = [dayCount(from, today), dayCount(from, expectedTo)]
  if (last <= first) return null
  const label = fill(text.stop, { date: formatDate(wanted) })
  return (
    <input
      type="range"
      className="job-slider"
      aria-label={text.moveStop}
      aria-valuetext={label}
      min={1}
      max={last}
      value={dayCount(from, wanted)}
      onChange={({ target }) => onWanted(addDays(from, Math.max(first, Number(target.value)) - 1))}
    />
  )
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The whole hire as one bar: what has passed, what is still billed, what is saved. */
function DaysBar({ job: { from, expectedTo }, stop }: { job: Job; stop: string }) {
  const { bar } = useJobActTexts()
  const [today] = useState(() => dateInIndia(new Date()))
  const end = stop > expectedTo ? stop : expectedTo
  const whole = dayCount(from, end)
  const passed = Math.min(1, Math.max(0, dayCount(from, earlier(today, end)) / whole))
  const billed = Math.max(passed, dayCount(from, stop) / whole)
  return (
    <>
      <svg className="job-days" aria-hidden="true" focusable="false">
        <rect className="job-passed" width={percent(passed)} height="100%" />
        <rect className="job-notice" x={percent(passed)} width={percent(billed - passed)} height="100%" />
      </svg>
      <ul className="job-legend">
        <li className="job-passed">{bar.passed}</li>
        {billed > passed && <li className="job-notice">{bar.notice}</li>}
        {billed < 1 && <li className="job-saved">{bar.saved}</li>}
      </ul>
    </>
  )
}
