import { catalogueMessages } from '#contract/messages/catalogue.en.ts'
import { listMessages } from '#contract/messages/catalogue.list.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, as titles. */
export const listText = texts({ en: { ...catalogueMessages, ...listMessages } })
export const useListText = listText
