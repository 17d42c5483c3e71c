import { catalogueTexts } from '#contract/texts/catalogue.en.ts'
import { industriesTexts } from '#contract/texts/content.industries.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, such as titles. */
export const industriesText = texts({ en: { ...catalogueTexts, ...industriesTexts } })
export const useIndustriesText = industriesText
