import { ownDataTexts } from '#contract/texts/own-data.en.ts'
import { texts } from '#web/platform/text.ts'

export const useOwnDataTexts = texts({ en: ownDataTexts })
