import { searchTexts } from '#contract/texts/search.desk.en.ts'
import { texts } from '#web/platform/text.ts'

export const useSearchTexts = texts({ en: searchTexts })
