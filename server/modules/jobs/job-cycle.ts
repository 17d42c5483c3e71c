import { jobFlow } from '#contract/jobs.ts'
import { lifeCycle } from '#server/platform/life-cycle.ts'

export const jobs = lifeCycle('job', jobFlow)
