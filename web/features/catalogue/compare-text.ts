import { compareTexts } from '#contract/texts/catalogue.compare.en.ts'
import { catalogueTexts } from '#contract/texts/catalogue.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, such as titles. */
export const compareText = texts({ en: { ...catalogueTexts, ...compareTexts } })
export const useCompareText = compareText
export type CompareText = ReturnType<typeof compareText>
