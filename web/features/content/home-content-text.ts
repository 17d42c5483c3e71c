import { homeContentTexts } from '#contract/texts/content.home.en.ts'
import { texts } from '#web/platform/text.ts'

export const useHomeContentText = texts({ en: homeContentTexts })
