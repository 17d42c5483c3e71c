import { cityMessages } from '#contract/messages/catalogue.city.en.ts'
import { catalogueMessages } from '#contract/messages/catalogue.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, as titles. */
export const cityText = texts({ en: { ...catalogueMessages, ...cityMessages } })
export const useCityText = cityText
