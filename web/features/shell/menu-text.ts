import { menuMessages } from '#contract/messages/shell.menu.en.ts'
import { texts } from '#web/platform/text.ts'

export const useMenuText = texts({ en: menuMessages })
