import { nameHint } from '#contract/messages/fields.en.ts'
import { listMessages } from '#contract/messages/lists.en.ts'
import { userMessages } from '#contract/messages/users.en.ts'
import { texts } from '#web/platform/text.ts'

export const useUserTexts = texts({ en: { ...listMessages, ...userMessages, nameHint } })
export type UserTexts = ReturnType<typeof useUserTexts>
