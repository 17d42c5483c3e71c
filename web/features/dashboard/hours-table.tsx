import { Link } from 'react-router'
import type { HoursOfJob } from '#contract/dashboard.ts'
import { formatRupees } from '#contract/money.ts'
import { grouped } from '#contract/numerals.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { fill, plural } from '#web/platform/text.ts'
import { HoursAxis, HoursBar, hourKinds } from './hours-bar.tsx'
import { axisOf, byPlace, type Hours, hoursOf, paisePerHour, percentOf, placeKey } from './sums.ts'
import { useDashboardTexts } from './texts.ts'
import './dashboard.css'

const percent = (share: number) => `${share}\u00a0%`

type Props = {
  jobs: readonly HoursOfJob[]
  /** Below this share in percent a machine stands idle. */
  idleBelow: number
  machinesAt: ReadonlyMap<string, number>
}

/** Every machine's hours by site, each with its bar. */
export function HoursTable({ jobs, idleBelow, machinesAt }: Props) {
  const text = useDashboardTexts()
  const axis = axisOf(jobs.map(({ months }) => hoursOf(months)))
  return (
    <section aria-label={text.hours} className="min-w-0">
      <h2 className="heading text-2xl">{text.hours}</h2>
      <Whole hours={hoursOf(jobs.flatMap(({ months }) => months))} />
      <table className="hours-table">
        <caption className="sr-only">{text.hours}</caption>
        <thead>
          <tr>
            <th scope="col">{text.machine}</th>
            <th scope="col" className="hours-cell">
              <span className="sr-only">{text.axis}</span>
              <HoursAxis {...axis} />
            </th>
            {[text.worked, text.paid, text.share].map((name) => (
              <th key={name} scope="col" className="number">
                {name}
              </th>
            ))}
            {[text.fuel, text.perHour].map((name) => (
              <th key={name} scope="col" className="number wide">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {byPlace(jobs).map((ofSite) => (
          <SiteRows key={placeOf(ofSite)} jobs={ofSite} end={axis.end} idleBelow={idleBelow} machinesAt={machinesAt} />
        ))}
      </table>
    </section>
  )
}

const placeOf = ([job]: readonly HoursOfJob[]) => (job ? placeKey(job) : '')

/** The share of all hours that was worked, in one figure, with the legend of the bars. */
function Whole({ hours }: { hours: Hours }) {
  const text = useDashboardTexts()
  const { worked, idle, breakdown, paid, litres, unloggedDays } = hours
  const share = percentOf(worked, paid)
  return (
    <div className="mt-1 mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      {share === undefined ? (
        <p className="text-ink-2">{text.noLogs}</p>
      ) : (
        <p className="text-ink-2 tabular-nums">
          <b className="figure mr-2 text-3xl text-ink">{percent(share)}</b>
          {fill(text.ofPaid, {
            worked: grouped(worked),
            paid: grouped(paid),
            idle: percentOf(idle, paid) ?? 0,
            breakdown: percentOf(breakdown, paid) ?? 0,
          })}
          {litres > 0 && ` ${fill(text.diesel, { litres: grouped(litres) })}`}
          {unloggedDays > 0 && ` ${text.logged}`}
        </p>
      )}
      <ul className="hours-legend" aria-hidden="true">
        {[...hourKinds, 'paid' as const].map((kind) => (
          <li key={kind} className={`hours-${kind}`}>
            {text.legend[kind]}
          </li>
        ))}
      </ul>
    </div>
  )
}

type RowsProps = Props & { end: number }

/** A site's sums and its machines. */
function SiteRows({ jobs, end, idleBelow, machinesAt }: RowsProps) {
  const text = useDashboardTexts()
  const machines = machinesAt.get(placeOf(jobs)) ?? 0
  return (
    <tbody>
      <tr className="site">
        <th scope="rowgroup" colSpan={2}>
          {jobs[0]?.siteName}
          {machines > 0 && <small>{plural(machines, text.onHire)}</small>}
        </th>
        <Figures hours={hoursOf(jobs.flatMap(({ months }) => months))} idleBelow={0} />
      </tr>
      {jobs.map((job) => (
        <MachineRow key={job.jobId} job={job} end={end} idleBelow={idleBelow} />
      ))}
    </tbody>
  )
}

function MachineRow({ job, end, idleBelow }: { job: HoursOfJob; end: number; idleBelow: number }) {
  const text = useDashboardTexts()
  const hours = hoursOf(job.months)
  const rate = paisePerHour(hours)
  return (
    <tr>
      <th scope="row">
        <Link to={accountPaths.job(job.jobId)} className="link inline-flex min-h-6 items-center">
          {job.machineName}
        </Link>{' '}
        <small className="whitespace-nowrap">{job.fleetNumber}</small>
        {hours.unloggedDays > 0 && hours.paid > 0 && (
          <small className="block">{plural(hours.unloggedDays, text.unlogged)}</small>
        )}
        <span className="bar-below">
          <HoursBar hours={hours} end={end} />
        </span>
        <small className="narrow">
          {[
            hours.litres > 0 && fill(text.litresShort, { litres: grouped(hours.litres) }),
            rate !== undefined && fill(text.perHourShort, { amount: formatRupees(rate) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
      </th>
      <td className="hours-cell">
        <HoursBar hours={hours} end={end} />
      </td>
      <Figures hours={hours} idleBelow={idleBelow} />
    </tr>
  )
}

/** The numbers of a row; a machine without logs says so instead of 0 %. */
function Figures({ hours, idleBelow }: { hours: Hours; idleBelow: number }) {
  const text = useDashboardTexts()
  const share = percentOf(hours.worked, hours.paid)
  const rate = paisePerHour(hours)
  if (hours.paid === 0 && hours.worked === 0)
    return (
      <td className="number" colSpan={5}>
        <small>{text.noLogs}</small>
      </td>
    )
  return (
    <>
      <td className="number">{grouped(hours.worked)}</td>
      <td className="number">{grouped(hours.paid)}</td>
      <td className={`number ${share !== undefined && share < idleBelow ? 'font-bold text-danger' : ''}`}>
        {share === undefined ? '–' : percent(share)}
      </td>
      <td className="number wide">{hours.litres > 0 ? grouped(hours.litres) : '–'}</td>
      <td className="number wide">{rate === undefined ? '–' : formatRupees(rate)}</td>
    </>
  )
}
