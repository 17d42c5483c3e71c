import { outboxTexts } from '#contract/texts/offline.en.ts'
import { texts } from '#web/platform/text.ts'

export const useOutboxTexts = texts({ en: outboxTexts })
