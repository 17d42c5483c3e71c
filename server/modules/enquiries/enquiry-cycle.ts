import { enquiryFlow } from '#contract/enquiries.ts'
import { lifeCycle } from '#server/platform/life-cycle.ts'
import { liveUntil } from './status.store.ts'

/** Enquiries in their life cycle: a quoted one expires with its live version. */
export const enquiries = lifeCycle('enquiry', enquiryFlow, {
  deadline: { from: 'QUOTED', act: 'expire', at: liveUntil },
})
