import { cartMessages } from '#contract/messages/cart.en.ts'
import { dialogMessages, failureTitles } from '#contract/messages/dialogs.en.ts'
import { texts } from '#web/platform/text.ts'

export const useCartTexts = texts({ en: { ...cartMessages, dialog: dialogMessages, failed: failureTitles } })
