import { cityTexts } from '#contract/texts/catalogue.city.en.ts'
import { catalogueTexts } from '#contract/texts/catalogue.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, such as titles. */
export const cityText = texts({ en: { ...catalogueTexts, ...cityTexts } })
export const useCityText = cityText
