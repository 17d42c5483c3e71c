import { compareMessages } from '#contract/messages/catalogue.compare.en.ts'
import { catalogueMessages } from '#contract/messages/catalogue.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, as titles. */
export const compareText = texts({ en: { ...catalogueMessages, ...compareMessages } })
export const useCompareText = compareText
export type CompareText = ReturnType<typeof compareText>
