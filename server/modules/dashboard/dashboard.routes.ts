import { spendApi } from '#contract/dashboard.spend.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import type { Serve } from '#server/platform/serve.ts'
import { type DashboardTools, getDashboard, hideSuggestion, showSuggestion } from './dashboard.ts'
import { getSpend, listSpendHires, type SpendTools } from './spend.ts'
import { spendCsv, spendXlsx } from './spend-files.ts'

function spendRoutes(serve: Serve, tools: SpendTools) {
  serve(spendApi.getSpend, ({ caller, query }) => getSpend(tools, caller, query))
  serve(spendApi.listSpendHires, ({ caller, query }) => listSpendHires(tools, caller, query))
  serve(spendApi.downloadSpendCsv, ({ caller, query }) => spendCsv(tools, caller, query))
  serve(spendApi.downloadSpendXlsx, ({ caller, query }) => spendXlsx(tools, caller, query))
}

/** The customer's dashboard. */
export function dashboardRoutes(serve: Serve, tools: DashboardTools & SpendTools) {
  serve(dashboardApi.getDashboard, ({ caller, query }) => getDashboard(tools, caller, query.months))
  serve(dashboardApi.hideSuggestion, ({ caller, params, body }) =>
    hideSuggestion(tools, caller, params.jobId, body.reason),
  )
  serve(dashboardApi.showSuggestion, ({ caller, params }) => showSuggestion(tools, caller, params.jobId))
  spendRoutes(serve, tools)
}
