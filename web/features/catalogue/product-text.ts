import { catalogueTexts } from '#contract/texts/catalogue.en.ts'
import { productTexts } from '#contract/texts/catalogue.product.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, such as titles. */
export const productText = texts({ en: { ...catalogueTexts, ...productTexts } })
export const useProductText = productText
