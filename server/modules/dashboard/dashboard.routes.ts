import { budgetsApi } from '#contract/dashboard.budgets.ts'
import { earningsApi } from '#contract/dashboard.earnings.ts'
import { spendApi } from '#contract/dashboard.spend.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import type { Serve } from '#server/platform/serve.ts'
import { addBudget, type BudgetTools, listBudgets, removeBudget, saveBudget } from './budgets.ts'
import { type DashboardTools, getDashboard, hideSuggestion, showSuggestion } from './dashboard.ts'
import { type EarningsTools, getEarnings, getLowEarners } from './earnings.ts'
import { getSpend, listSpendHires, type SpendTools } from './spend.ts'
import { spendCsv, spendXlsx } from './spend-files.ts'

function spendRoutes(serve: Serve, tools: SpendTools) {
  serve(spendApi.getSpend, ({ caller, query }) => getSpend(tools, caller, query))
  serve(spendApi.listSpendHires, ({ caller, query }) => listSpendHires(tools, caller, query))
  serve(spendApi.downloadSpendCsv, ({ caller, query }) => spendCsv(tools, caller, query))
  serve(spendApi.downloadSpendXlsx, ({ caller, query }) => spendXlsx(tools, caller, query))
}

function budgetRoutes(serve: Serve, tools: BudgetTools) {
  serve(budgetsApi.listBudgets, ({ caller }) => listBudgets(tools, caller))
  serve(budgetsApi.addBudget, ({ caller, body }) => addBudget(tools, caller, body))
  serve(budgetsApi.saveBudget, ({ caller, params, headers, body }) =>
    saveBudget(tools, caller, { budgetId: params.id, ifMatch: headers['if-match'], ...body }),
  )
  serve(budgetsApi.removeBudget, ({ caller, params, headers }) =>
    removeBudget(tools, caller, { budgetId: params.id, ifMatch: headers['if-match'] }),
  )
}

/** The customer's dashboard. */
export function dashboardRoutes(serve: Serve, tools: DashboardTools & SpendTools & BudgetTools) {
  serve(dashboardApi.getDashboard, ({ caller, query }) => getDashboard(tools, caller, query.months))
  serve(dashboardApi.hideSuggestion, ({ caller, params, body }) =>
    hideSuggestion(tools, caller, params.jobId, body.reason),
  )
  serve(dashboardApi.showSuggestion, ({ caller, params }) => showSuggestion(tools, caller, params.jobId))
  spendRoutes(serve, tools)
  budgetRoutes(serve, tools)
}

/** Serves the earnings of the machines to the desk. */
export function earningsRoutes(serve: Serve, tools: EarningsTools) {
  serve(earningsApi.getEarnings, ({ caller, query }) => getEarnings(tools, caller, query.period))
  serve(earningsApi.getLowEarners, ({ caller, query }) => getLowEarners(tools, caller, query.period))
}
