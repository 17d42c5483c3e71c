import { searchTexts } from '#contract/texts/desk-search.en.ts'
import { texts } from '#web/platform/text.ts'

export const useSearchTexts = texts({ en: searchTexts })
