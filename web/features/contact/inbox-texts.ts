import { inboxTexts } from '#contract/texts/contact.desk.en.ts'
import { texts } from '#web/platform/text.ts'

export const useInboxTexts = texts({ en: inboxTexts })
