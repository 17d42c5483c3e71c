import { catalogueMessages } from '#contract/messages/catalogue.en.ts'
import { industriesMessages } from '#contract/messages/content.industries.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, as titles. */
export const industriesText = texts({ en: { ...catalogueMessages, ...industriesMessages } })
export const useIndustriesText = industriesText
