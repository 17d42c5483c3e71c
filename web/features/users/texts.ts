import { listMessages } from '#contract/messages/lists.en.ts'
import { userMessages } from '#contract/messages/users.en.ts'
import { texts } from '#web/platform/text.ts'

export const useUserTexts = texts({ en: { ...listMessages, ...userMessages } })
export type UserTexts = ReturnType<typeof useUserTexts>
