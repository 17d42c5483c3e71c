import { legalTexts } from '#contract/texts/settings.legal.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, such as titles. */
export const legalText = texts({ en: legalTexts })
export const useLegalText = legalText
