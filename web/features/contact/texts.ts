import { contactMessages } from '#contract/messages/contact.en.ts'
import { texts } from '#web/platform/text.ts'

export const useContactTexts = texts({ en: contactMessages })
export type ContactTexts = ReturnType<typeof useContactTexts>
