import { dashboardApi } from '#contract/dashboard.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Serve } from '#server/platform/serve.ts'
import { getDashboard, hideSuggestion, showSuggestion } from './dashboard.ts'

/** The customer's dashboard. */
export function dashboardRoutes(serve: Serve, tools: Tools) {
  serve(dashboardApi.getDashboard, ({ caller, query }) => getDashboard(tools, caller, query.months))
  serve(dashboardApi.hideSuggestion, ({ caller, params, body }) =>
    hideSuggestion(tools, caller, params.jobId, body.reason),
  )
  serve(dashboardApi.showSuggestion, ({ caller, params }) => showSuggestion(tools, caller, params.jobId))
}
