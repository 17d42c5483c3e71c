import { notificationListTexts } from '#contract/texts/notifications.bell.en.ts'
import { preferenceTexts } from '#contract/texts/notifications.preferences.en.ts'
import { texts } from '#web/platform/text.ts'

export const useNotificationListTexts = texts({ en: notificationListTexts })
export const usePreferenceTexts = texts({ en: preferenceTexts })
