import type { ComponentProps, ReactNode } from 'react'
import type { Job } from '#contract/jobs.ts'
import { PastBreakdowns } from './breakdowns.tsx'
import { GatePass } from './gate-pass.tsx'
import { JobCosts } from './job-costs.tsx'
import { JobHours } from './job-hours.tsx'
import { JobMachine } from './job-machine.tsx'
import { type JobPart, JobParts, jobParts } from './job-parts.tsx'
import { JobTerms } from './job-terms.tsx'
import { JobTimeline } from './job-timeline.tsx'
import './job-parts.css'

type Props = {
  job: Job
  /** The link to the accepted quote. */
  quote: ReactNode
  /** The download of the gate-pass pack. */
  gatePass: ComponentProps<typeof GatePass>['download']
  /** The most urgent part: the clock of a breakdown. */
  first?: ReactNode
  /** The machine's condition on arrival and departure. */
  inspections: ReactNode
  /** The actions open now, between the costs and the terms. */
  children?: ReactNode
}

/** A place that the navigation of the page leads to; it takes no room while its part is empty. */
const Place = ({ id, children }: { id: JobPart; children: ReactNode }) => (
  <div id={id} className="job-place grid gap-8 empty:hidden">
    {children}
  </div>
)

/** The parts that a job shows now. */
const shownParts = ({ bills, hours }: Job) =>
  jobParts.filter((part) => (part === 'costs' ? bills.length > 0 : part !== 'hours' || hours.days > 0))

/** A job from its costs to its timeline, alike for customers and at the desk. */
export const JobView = ({ job, quote, gatePass, first, inspections, children }: Props) => (
  <div className="grid gap-8">
    {first}
    <JobParts parts={shownParts(job)} />
    <Place id="costs">
      <JobCosts job={job} />
    </Place>
    {children}
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10">
      <div className="grid content-start gap-8">
        <Place id="hours">
          <JobHours hours={job.hours} />
        </Place>
        <Place id="terms">
          <JobTerms job={job} quote={quote} />
        </Place>
        <Place id="machine">
          <JobMachine job={job} />
          <GatePass job={job} download={gatePass} />
        </Place>
        <Place id="inspections">{inspections}</Place>
        <PastBreakdowns breakdowns={job.breakdowns} />
      </div>
      <Place id="timeline">
        <JobTimeline events={job.events} />
      </Place>
    </div>
  </div>
)
