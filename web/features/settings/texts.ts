import { settingsTexts } from '#contract/texts/settings.desk.en.ts'
import { texts } from '#web/platform/text.ts'

export const useSettingsTexts = texts({ en: settingsTexts })
