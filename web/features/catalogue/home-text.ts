import { catalogueTexts } from '#contract/texts/catalogue.en.ts'
import { homeTexts } from '#contract/texts/catalogue.home.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, such as titles. */
export const homeText = texts({ en: { ...catalogueTexts, ...homeTexts } })
export const useHomeText = homeText
