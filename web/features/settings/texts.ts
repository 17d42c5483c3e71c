import { listTexts } from '#contract/texts/lists.en.ts'
import { settingsTexts } from '#contract/texts/settings.desk.en.ts'
import { texts } from '#web/platform/text.ts'

export const useSettingsTexts = texts({ en: { ...listTexts, ...settingsTexts } })
export type SettingsText = ReturnType<typeof useSettingsTexts>
