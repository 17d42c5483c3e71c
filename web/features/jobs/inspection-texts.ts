import { inspectionTexts } from '#contract/texts/jobs.inspections.en.ts'
import { texts } from '#web/platform/text.ts'

export const useInspectionTexts = texts({ en: inspectionTexts })
export type InspectionTexts = ReturnType<typeof useInspectionTexts>
