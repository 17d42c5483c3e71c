import { dashboardTexts } from '#contract/texts/dashboard.en.ts'
import { texts } from '#web/platform/text.ts'

export const useDashboardTexts = texts({ en: dashboardTexts })
export type DashboardTexts = ReturnType<typeof useDashboardTexts>
