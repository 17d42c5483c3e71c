import { useState } from 'react'
import { Link } from 'react-router'
import type { Ending } from '#contract/dashboard.ts'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { fill } from '#web/platform/text.ts'
import { useDashboardTexts } from './texts.ts'

/** Hires and papers that end within a month, soonest first. */
export function EndingSoon({ endings }: { endings: readonly Ending[] }) {
  const text = useDashboardTexts()
  return (
    <section aria-label={text.endingSoon} className="min-w-0">
      <h2 className="heading mb-2 text-2xl">{text.endingSoon}</h2>
      {endings.length === 0 && <p className="text-ink-2">{text.nothingEnds}</p>}
      <ul className="endings">
        {endings.map((ending) => (
          <One key={`${ending.jobId} ${ending.kind} ${ending.paper}`} ending={ending} />
        ))}
      </ul>
    </section>
  )
}

function One({ ending: { jobId, machineName: machine, siteName, kind, paper, on } }: { ending: Ending }) {
  const text = useDashboardTexts()
  const [today] = useState(() => dateInIndia(new Date()))
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4">
        <b>
          {machine}, {text.kinds[paper ?? (kind === 'LICENCE' ? kind : 'HIRE')]}
        </b>
        <span className={`whitespace-nowrap tabular-nums ${on < today ? 'font-bold text-danger' : ''}`}>
          {on < today && `${text.ended} `}
          {formatDate(on)}
        </span>
      </p>
      <p className="text-ink-2">
        {siteName}
        {'. '}
        {kind === 'HIRE' ? (
          <Link
            to={accountPaths.job(jobId)}
            aria-label={fill(text.extendName, { machine })}
            className="link inline-flex min-h-6 items-center"
          >
            {text.extend}
          </Link>
        ) : (
          text.weRenew
        )}
      </p>
    </li>
  )
}
