import { contentTexts } from '#contract/texts/content.en.ts'
import { texts } from '#web/platform/text.ts'

export const useContentText = texts({ en: contentTexts })
