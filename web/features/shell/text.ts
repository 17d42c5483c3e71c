import { shellMessages } from '#contract/messages/shell.en.ts'
import { texts } from '#web/platform/text.ts'

export const useShellText = texts({ en: shellMessages })
