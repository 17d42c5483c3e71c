import { nameHint } from '#contract/messages/fields.en.ts'
import { profileMessages } from '#contract/messages/profile.en.ts'
import { sessionMessages } from '#contract/messages/session.en.ts'
import { texts } from '#web/platform/text.ts'

const { admin, user, types, publicKey } = sessionMessages

export const useProfileTexts = texts({
  en: { ...profileMessages, nameHint, admin, user, types, publicKey },
})
export type ProfileTexts = ReturnType<typeof useProfileTexts>
