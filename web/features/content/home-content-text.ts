import { homeContentMessages } from '#contract/messages/content.home.en.ts'
import { texts } from '#web/platform/text.ts'

export const useHomeContentText = texts({ en: homeContentMessages })
