import { ownDataTexts } from '#contract/texts/own-data.en.ts'
import { erasureTexts } from '#contract/texts/own-data.erasure.en.ts'
import { texts } from '#web/platform/text.ts'

export const useOwnDataTexts = texts({ en: ownDataTexts })
export const useErasureTexts = texts({ en: erasureTexts })
