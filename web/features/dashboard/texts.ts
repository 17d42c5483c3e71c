import { budgetTexts } from '#contract/texts/dashboard.budgets.en.ts'
import { deskDashboardTexts } from '#contract/texts/dashboard.desk.en.ts'
import { dashboardTexts } from '#contract/texts/dashboard.en.ts'
import { spendTexts } from '#contract/texts/dashboard.spend.en.ts'
import { texts } from '#web/platform/text.ts'

export const useDashboardTexts = texts({ en: dashboardTexts })
export const useDeskDashboardTexts = texts({ en: deskDashboardTexts })
export const useSpendTexts = texts({ en: spendTexts })
export const useBudgetTexts = texts({ en: budgetTexts })
