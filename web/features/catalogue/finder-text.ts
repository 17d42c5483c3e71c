import { catalogueTexts } from '#contract/texts/catalogue.en.ts'
import { finderTexts } from '#contract/texts/catalogue.finder.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, such as titles. */
export const finderText = texts({ en: { ...catalogueTexts, ...finderTexts } })
export const useFinderText = finderText
