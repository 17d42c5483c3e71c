import { talkTexts } from '#contract/texts/enquiries.talk.en.ts'
import { texts } from '#web/platform/text.ts'

export const useTalkTexts = texts({ en: talkTexts })
export type TalkTexts = ReturnType<typeof useTalkTexts>
