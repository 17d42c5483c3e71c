import { dashboardApi } from '#contract/dashboard.ts'
import type { Serve } from '#server/platform/serve.ts'
import { type DashboardTools, getDashboard, hideSuggestion, showSuggestion } from './dashboard.ts'

/** The customer's dashboard. */
export function dashboardRoutes(serve: Serve, tools: DashboardTools) {
  serve(dashboardApi.getDashboard, ({ caller, query }) => getDashboard(tools, caller, query.months))
  serve(dashboardApi.hideSuggestion, ({ caller, params, body }) =>
    hideSuggestion(tools, caller, params.jobId, body.reason),
  )
  serve(dashboardApi.showSuggestion, ({ caller, params }) => showSuggestion(tools, caller, params.jobId))
}
