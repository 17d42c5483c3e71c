import { cartTextTable } from '#contract/texts/cart.en.ts'
import { dialogTexts, failureTitles } from '#contract/texts/dialogs.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, such as dialogs. */
export const cartTexts = texts({ en: { ...cartTextTable, dialog: dialogTexts, failed: failureTitles } })
export const useCartTexts = cartTexts
