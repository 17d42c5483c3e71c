import { nameHint } from '#contract/texts/fields.en.ts'
import { listTexts } from '#contract/texts/lists.en.ts'
import { profileTexts } from '#contract/texts/profile.en.ts'
import { sessionTexts } from '#contract/texts/session.en.ts'
import { texts } from '#web/platform/text.ts'

const { admin, user, types, publicKey } = sessionTexts

export const useProfileTexts = texts({
  en: { ...profileTexts, actions: listTexts.actions, nameHint, admin, user, types, publicKey },
})
