import { deskLogsheetTexts } from '#contract/texts/logsheets.desk.en.ts'
import { texts } from '#web/platform/text.ts'

export const useDeskLogTexts = texts({ en: deskLogsheetTexts })
