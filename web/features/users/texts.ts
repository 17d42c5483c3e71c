import { nameHint } from '#contract/texts/fields.en.ts'
import { listTexts } from '#contract/texts/lists.en.ts'
import { userTexts } from '#contract/texts/users.en.ts'
import { texts } from '#web/platform/text.ts'

export const useUserTexts = texts({ en: { ...listTexts, ...userTexts, nameHint } })
