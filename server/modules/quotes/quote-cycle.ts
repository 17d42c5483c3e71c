import { quoteFlow } from '#contract/quotes.ts'
import { lifeCycle } from '#server/platform/life-cycle.ts'
import { validity } from './status.store.ts'

/** Versions in their life cycle: a live one expires at the end of its last day. */
export const quotes = lifeCycle('quote', quoteFlow, { deadline: { from: 'SENT', act: 'expire', at: validity } })
