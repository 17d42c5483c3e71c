import { useId } from 'react'
import type { Job } from '#contract/jobs.ts'
import { fill, plural } from '#web/platform/text.ts'
import { useJobTexts } from './texts.ts'

const kinds = ['worked', 'idle', 'breakdown'] as const

/** The hours of the logs so far as one bar, with the same in a table. */
export function JobHours({ hours }: Pick<Job, 'hours'>) {
  const text = useJobTexts()
  const id = useId()
  if (hours.days === 0) return null
  const shares = kinds.map((kind) => ({ kind, n: Number(hours[kind]) }))
  const all = shares.reduce((sum, { n }) => sum + n, 0)
  const percent = (n: number) => (all === 0 ? 0 : (n / all) * 100)
  const starts = shares.map((_share, at) => shares.slice(0, at).reduce((sum, { n }) => sum + percent(n), 0))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading text-2xl">
        {text.hours}
      </h2>
      <p className="text-ink-2">{plural(hours.days, text.hoursOfLogs)}</p>
      <svg className="job-hours" role="img" aria-label={fill(text.hoursBar, { ...hours })}>
        {shares.map(({ kind, n }, at) => (
          <rect
            key={kind}
            className={`job-hours-${kind}`}
            x={`${(starts[at] ?? 0).toFixed(2)}%`}
            width={`${percent(n).toFixed(2)}%`}
            height="100%"
          />
        ))}
      </svg>
      <table className="job-hours-table">
        <thead className="sr-only">
          <tr>
            <th scope="col">{text.hoursKind}</th>
            <th scope="col">{text.hours}</th>
            <th scope="col">{text.hoursShare}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ kind, n }) => (
            <tr key={kind}>
              <th scope="row">
                <svg className="job-hours-swatch" aria-hidden="true" focusable="false">
                  <rect className={`job-hours-${kind}`} width="100%" height="100%" />
                </svg>
                {text.hoursKinds[kind]}
              </th>
              <td>{fill(text.hoursFigure, { hours: hours[kind] })}</td>
              <td>{fill(text.percent, { n: Math.round(percent(n)) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
