import type { deskDashboardTexts as english } from './dashboard.desk.en.ts'
import type { Translation } from './translation.ts'

export const deskDashboardTexts: Translation<typeof english> = {
  title: 'डैशबोर्ड',
}
