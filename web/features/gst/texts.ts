import { gstTexts } from '#contract/texts/gst.en.ts'
import { texts } from '#web/platform/text.ts'

export const useGstTexts = texts({ en: gstTexts })
