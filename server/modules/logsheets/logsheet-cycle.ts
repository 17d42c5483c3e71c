import { logsheetFlow } from '#contract/logsheets.ts'
import { lifeCycle } from '#server/platform/life-cycle.ts'

export const logsheets = lifeCycle('logsheet', logsheetFlow)
