import { cartMessages } from '#contract/messages/cart.en.ts'
import { dialogMessages, failureTitles } from '#contract/messages/dialogs.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, as dialogs. */
export const cartTexts = texts({ en: { ...cartMessages, dialog: dialogMessages, failed: failureTitles } })
export const useCartTexts = cartTexts
