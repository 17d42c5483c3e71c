import { catalogueTexts } from '#contract/texts/catalogue.en.ts'
import { productTexts } from '#contract/texts/catalogue.product.en.ts'
import { texts } from '#web/platform/text.ts'

export const useProductText = texts({ en: { ...catalogueTexts, ...productTexts } })
