import { deskJobTexts } from '#contract/texts/jobs.desk.en.ts'
import { texts } from '#web/platform/text.ts'

export const useDeskJobTexts = texts({ en: deskJobTexts })
