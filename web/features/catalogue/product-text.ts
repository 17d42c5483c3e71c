import { catalogueMessages } from '#contract/messages/catalogue.en.ts'
import { productMessages } from '#contract/messages/catalogue.product.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, as titles. */
export const productText = texts({ en: { ...catalogueMessages, ...productMessages } })
export const useProductText = productText
