import { shellTexts } from '#contract/texts/shell.en.ts'
import { texts } from '#web/platform/text.ts'

export const useShellText = texts({ en: shellTexts })
