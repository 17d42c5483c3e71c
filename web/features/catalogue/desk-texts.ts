import { productsTexts, productTexts } from '#contract/texts/catalogue.desk.en.ts'
import { fieldTextTable } from '#contract/texts/fields.en.ts'
import { texts } from '#web/platform/text.ts'

export const useProductsTexts = texts({ en: productsTexts })
export const useDeskProductTexts = texts({ en: { ...productTexts, rules: fieldTextTable } })
