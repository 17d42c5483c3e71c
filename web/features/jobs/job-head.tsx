import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { Job } from '#contract/jobs.ts'
import { fill } from '#web/platform/text.ts'
import { dayCount } from './job-days.ts'
import { JobStatusBadge } from './job-status.tsx'
import { type JobTexts, useJobTexts } from './texts.ts'

const RUNNING: readonly Job['status'][] = ['ON_HIRE', 'OFF_HIRE_REQUESTED']

/** `Day 77 of 91`, while the machine is on hire. */
function dayText({ status, from, expectedTo }: Job, today: string, text: JobTexts) {
  const m = dayCount(from, expectedTo)
  const n = dayCount(from, today)
  return RUNNING.includes(status) && n > 0 && n <= m ? fill(text.dayOf, { n, m }) : undefined
}

type Props = {
  job: Job
  /** The address of the list that leads here. */
  list: string
  children?: ReactNode
}

/** The machine, its site, the progress of the hire, and the actions on it. */
export function JobHead({ job, list, children }: Props) {
  const text = useJobTexts()
  const { machine, site, status, from, expectedTo } = job
  const [today] = useState(() => dateInIndia(new Date()))
  const days = dayText(job, today, text)
  return (
    <header className="mb-6">
      <nav aria-label={text.crumbs} className="no-print flex flex-wrap items-center gap-x-2 text-ink-3">
        <Link to={list} className="link inline-flex min-h-11 items-center">
          {text.title}
        </Link>
        <span aria-hidden="true">/</span>
        <span className="tabular-nums">{job.jobNumber}</span>
      </nav>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 sm:flex-nowrap">
        <div className="min-w-0">
          <h1 className="display text-3xl wrap-anywhere md:text-5xl">
            {fill(text.heading, { machine: machine.name, site: site.addressName })}
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 text-ink-2 tabular-nums">
            <JobStatusBadge status={status} />
            {days !== undefined && <span>{days}</span>}
            <span>{fill(text.range, { from: formatDate(from), to: formatDate(expectedTo) })}</span>
          </p>
        </div>
        {children}
      </div>
    </header>
  )
}
