import { contentMessages } from '#contract/messages/content.en.ts'
import { texts } from '#web/platform/text.ts'

export const useContentText = texts({ en: contentMessages })
