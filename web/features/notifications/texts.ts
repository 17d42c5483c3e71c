import { notificationTexts } from '#contract/texts/notifications.en.ts'
import { texts } from '#web/platform/text.ts'

export const useNotificationTexts = texts({ en: notificationTexts })
