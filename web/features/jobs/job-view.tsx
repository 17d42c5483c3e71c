import type { ComponentProps, ReactNode } from 'react'
import type { Job } from '#contract/jobs.ts'
import { PastBreakdowns } from './breakdowns.tsx'
import { GatePass } from './gate-pass.tsx'
import { JobCosts } from './job-costs.tsx'
import { JobMachine } from './job-machine.tsx'
import { JobTerms } from './job-terms.tsx'
import { JobTimeline } from './job-timeline.tsx'

type Props = {
  job: Job
  /** The link to the accepted quote. */
  quote: ReactNode
  /** Where the gate-pass pack is downloaded. */
  gatePass: ComponentProps<typeof GatePass>['download']
  /** What counts before all else: the clock of a breakdown. */
  first?: ReactNode
  /** What the machine was like as it came and left. */
  inspections: ReactNode
  /** What one can do now, between the costs and the terms. */
  children?: ReactNode
}

/** A job from its costs to its timeline, alike for customers and at the desk. */
export const JobView = ({ job, quote, gatePass, first, inspections, children }: Props) => (
  <div className="grid gap-8">
    {first}
    <JobCosts job={job} />
    {children}
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10">
      <div className="grid content-start gap-8">
        <JobTerms job={job} quote={quote} />
        <JobMachine job={job} />
        {inspections}
        <GatePass job={job} download={gatePass} />
        <PastBreakdowns breakdowns={job.breakdowns} />
      </div>
      <JobTimeline events={job.events} />
    </div>
  </div>
)
