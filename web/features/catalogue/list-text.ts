import { catalogueTexts } from '#contract/texts/catalogue.en.ts'
import { listTexts } from '#contract/texts/catalogue.list.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, such as titles. */
export const listText = texts({ en: { ...catalogueTexts, ...listTexts } })
export const useListText = listText
