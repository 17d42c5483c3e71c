import { summarySheetFlow } from '#contract/summary-sheets.ts'
import { lifeCycle } from '#server/platform/life-cycle.ts'

export const summarySheets = lifeCycle('summary_sheet', summarySheetFlow)
