import { contactTexts } from '#contract/texts/contact.en.ts'
import { texts } from '#web/platform/text.ts'

export const useContactTexts = texts({ en: contactTexts })
export type ContactTexts = ReturnType<typeof useContactTexts>
