import { listTexts } from '#contract/texts/lists.en.ts'
import { yardTexts } from '#contract/texts/locations.desk.en.ts'
import { texts } from '#web/platform/text.ts'

export const useYardTexts = texts({ en: { ...listTexts, ...yardTexts } })
