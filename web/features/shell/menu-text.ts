import { menuTexts } from '#contract/texts/shell.menu.en.ts'
import { texts } from '#web/platform/text.ts'

export const useMenuText = texts({ en: menuTexts })
