import { catalogueMessages } from '#contract/messages/catalogue.en.ts'
import { homeMessages } from '#contract/messages/catalogue.home.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, as titles. */
export const homeText = texts({ en: { ...catalogueMessages, ...homeMessages } })
export const useHomeText = homeText
